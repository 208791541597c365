# Oneself: what one is called by, password, devices, signing in. Loaded with the pages about it.
you-title = Farshore: you
name-why = So you are called at every table where you sit.
name-kept = Kept, also where you sit.
account = Your account
    .text = With this name and your password you can sign in anywhere. Let your browser remember it, or write it down.
account-login = Sign-in name
account-none = You are known in this browser only: lose it, and you lose your seats. Choose a password, and you can sign in anywhere; all your tables stay yours. No e-mail needed.
password = Password
password-new = New password
password-old = Present password
password-choose = Choose this password
password-change = Change the password
password-changed = Changed. Everywhere else you are signed out.
devices = Your devices
device = On another device
    .text = { $minutes ->
        [one] Open this link there, or photograph the code. It works once, within a minute. Keep it to yourself: whoever has it is you.
       *[other] Open this link there, or photograph the code. It works once, within { $minutes } minutes. Keep it to yourself: whoever has it is you.
    }
device-why = A link takes you to your phone or to another browser, with all tables and seats. No password needed.
device-make = Make a link
device-link = Link to sign in
device-here-only = This server can be reached from this machine only, and so can the link.
sessions = Where you are signed in
session-unknown = An unknown browser
session-here = here, now
session-end = Sign out
    .of = Sign out: { $browser }
sign-out = Sign out here
    .guest = Without a password you cannot come back: choose one before you sign out.
sign-out-everywhere = Sign out everywhere
farewell = Delete my account
    .text = Your name, your password and your devices are forgotten. Games that are over stay, without your name; where you still play, a bot plays on.
    .really = This cannot be taken back.
    .sure = Delete for good
    .no = No, keep everything

# Signing in.
sign-in = Sign in
    .text = With your sign-in name, such as “ann-4821”, and your password.
sign-in-title = Farshore: sign in
sign-in-why = You have a password from another device?
sign-in-as = Sign in as { $name }?
    .text = In this browser you are then { $name }, with all their tables and seats. Only go on if the link is your own.
sign-in-bring = { $count ->
    [one] Take the game along that I have played here as a guest
   *[other] Take the { $count } games along that I have played here as a guest
}
sign-in-no-account = You need no account to play.
    .link = No password? On a device where you are signed in, “{ device-make }” under “{ you }” brings you here.
