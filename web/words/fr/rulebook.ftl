# The rulebook to read.

book-title = { $game } : comment jouer
book-how = Comment jouer
book-contents = Sommaire
book-close-contents = Fermer le sommaire
book-search = Chercher dans le livret
book-found =
    { $count ->
        [0] Aucun résultat pour ces mots.
        [one] Trouvé à un endroit
       *[other] Trouvé à { $count } endroits
    }
book-example = Exemple
book-note = { $option } : { $value }
book-try = Essayer
    .chapter = Essayer : { $chapter }
    .text = Ouvre cette position sur un plateau d’entraînement. Essaie n’importe quel coup, et reprends-en autant que tu veux.
book-numbered =
    { $count ->
        [one] La règle numérotée de ce chapitre
       *[other] Les { $count } règles numérotées de ce chapitre
    }
book-glance = En un coup d’œil
    .text = Tout sur une page, à garder à côté du jeu.
book-print-glance = Imprimer cette page
book-print = Imprimer tout le livret
book-figure = Figure { $number }
