# Oneself: what one is called by, password, devices, signing in. Loaded with the pages about it.
you-title = Farshore : toi
name-why = C’est ton nom à chaque table où tu joues.
name-kept = Noté, aussi là où tu joues.
account = Ton compte
    .text = Avec ce nom et ton mot de passe, tu peux te connecter partout. Laisse ton navigateur le retenir, ou note-le.
account-login = Nom de connexion
account-none = Seul ce navigateur te connaît : s’il se perd, tes places aussi. Choisis un mot de passe, et tu pourras te connecter partout ; toutes tes tables restent à toi. Sans e-mail.
password = Mot de passe
password-new = Nouveau mot de passe
password-old = Mot de passe actuel
password-choose = Choisir ce mot de passe
password-change = Changer de mot de passe
password-changed = C’est changé. Partout ailleurs, ta session est terminée.
devices = Tes appareils
device = Sur un autre appareil
    .text = { $minutes ->
        [one] Ouvre ce lien là-bas, ou photographie le code. Il sert une fois, pendant une minute. Garde-le pour toi : qui l’a joue à ta place.
       *[other] Ouvre ce lien là-bas, ou photographie le code. Il sert une fois, pendant { $minutes } minutes. Garde-le pour toi : qui l’a joue à ta place.
    }
device-why = Un lien t’emmène sur ton téléphone ou dans un autre navigateur, avec toutes tes tables et tes places. Sans mot de passe.
device-make = Créer un lien
device-link = Lien de connexion
device-here-only = Ce serveur n’est joignable que depuis cette machine, et le lien aussi.
sessions = Où ta session est ouverte
session-unknown = Un navigateur inconnu
session-here = ici, maintenant
session-end = Déconnecter
    .of = Déconnecter : { $browser }
sign-out = Se déconnecter ici
    .guest = Sans mot de passe, tu ne pourras pas revenir : choisis-en un avant de te déconnecter.
sign-out-everywhere = Se déconnecter partout
farewell = Supprimer mon compte
    .text = Ton nom, ton mot de passe et tes appareils sont oubliés. Les parties terminées restent, sans ton nom ; là où tu joues encore, un bot continue.
    .really = C’est définitif.
    .sure = Supprimer pour toujours
    .no = Non, tout garder

# Se connecter.
sign-in = Se connecter
    .text = Avec ton nom de connexion, par exemple « ann-4821 », et ton mot de passe.
sign-in-title = Farshore : se connecter
sign-in-why = Tu as déjà un mot de passe, choisi sur un autre appareil ?
sign-in-as = Se connecter comme { $name } ?
    .text = Dans ce navigateur, tu joueras alors comme { $name }, avec toutes ses tables et ses places. Ne continue que si ce lien est le tien.
sign-in-bring = { $count ->
    [one] Emporter la partie que j’ai jouée ici sans compte
   *[other] Emporter les { $count } parties que j’ai jouées ici sans compte
}
sign-in-no-account = Pour jouer, pas besoin de compte.
    .link = Pas de mot de passe ? Sur un appareil où ta session est ouverte, « { device-make } » sous « { you } » t’amène ici.
