# The club's page.

server-no-member = The club is for those who have an account on this server: choose a password on the page “You”.
