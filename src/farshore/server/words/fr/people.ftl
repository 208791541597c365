# What is kept without words and said when it is read, and what is said before the page speaks.

# How somebody is called who has given no name.
server-nameless = Capitaine
# What search engines and messengers say of the page.
server-page = Trois jeux d’exploration autour d’une même table.
