# What is kept without words and said when it is read, and what is said before the page speaks.

# How somebody is called who has given no name.
server-nameless = Comandante
# What search engines and messengers say of the page.
server-page = Tre giochi di esplorazione intorno a un solo tavolo.
