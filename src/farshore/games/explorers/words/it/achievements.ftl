# The 32 achievements: name, and what is asked for in a sentence.

explorers-achievement-N1 = A naso
    .text = 6 punti se non hai messo X su nessuna mappa.
explorers-achievement-N2 = A piedi
    .text = 8 punti se non hai messo X su nessun cavallo.
explorers-achievement-N3 = Niente tesori
    .text = 16 punti se non hai messo X su nessuna gemma.

explorers-achievement-A1 = Ogni prato
    .text = 10 punti se hai una X in ogni area collegata di pianura del paesaggio.
explorers-achievement-A2 = Tutte le acque
    .text = 10 punti se hai una X in ogni area collegata di acqua del paesaggio.
explorers-achievement-A3 = Ogni duna
    .text = 10 punti se hai una X in ogni area collegata di deserto del paesaggio.
explorers-achievement-A4 = Ogni vetta
    .text = 10 punti se hai una X in ogni area collegata di montagna del paesaggio.

explorers-achievement-F = La grande traversata
    .text = 12 punti se hai riempito di X una riga o una colonna intera, 16 caselle.

explorers-achievement-C1 = Cesta di mele
    .text = 1, 3, 6 o 10 punti per X su 1, 2, 3 o almeno 4 mele.
explorers-achievement-C2 = Mazzo di carote
    .text = 1, 3, 6 o 10 punti per X su 1, 2, 3 o almeno 4 carote.
explorers-achievement-C3 = Buona pesca
    .text = 1, 3, 6 o 10 punti per X su 1, 2, 3 o almeno 4 pesci.
explorers-achievement-C4 = Scrigno di gemme
    .text = 2, 5, 9 o 14 punti per X su almeno 3, 5, 7 o 9 gemme.
explorers-achievement-C5 = Scuderia
    .text = 2, 4, 7 o 11 punti per X su 1, 2, 3 o 4 cavalli.
explorers-achievement-C6 = Mazzo di chiavi
    .text = 2, 4, 7 o 11 punti per X su 1, 2, 3 o 4 chiavi.
explorers-achievement-C7 = Atlante
    .text = 2, 4, 7 o 11 punti per X su 1, 2, 3 o 4 mappe.
explorers-achievement-C8 = A caccia di templi
    .text = 2, 5, 9 o 14 punti per X su 1, 2, 3 o 4 templi.
explorers-achievement-C9 = Pasti equilibrati
    .text = 2, 5, 9 o 14 punti per 1, 2, 3 o almeno 4 set di una mela, una carota e un pesce.
explorers-achievement-C10 = Buon vicinato
    .text = 4, 9, 15 o 22 punti per 1, 2, 3 o 4 villaggi con X su tutte e quattro le caselle accanto.
explorers-achievement-C11 = Alle porte del tempio
    .text = 2, 5, 9 o 14 punti per 1, 2, 3 o 4 templi con almeno due X accanto; la X sul tempio stesso non serve.
explorers-achievement-C12 = Ai confini del mondo
    .text = 3, 7, 12 o 18 punti per X in 1, 2, 3 o 4 angoli del paesaggio.

explorers-achievement-Z1 = Parallelo
    .text = 1 punto per ogni X della tua linea ininterrotta più lunga da ovest a est.
explorers-achievement-Z2 = Meridiano
    .text = 1 punto per ogni X della tua linea ininterrotta più lunga da nord a sud.
explorers-achievement-Z3 = Diagonale
    .text = 1 punto per ogni X della tua linea diagonale ininterrotta più lunga, nell’una o nell’altra direzione.
explorers-achievement-Q = Agrimensura
    .text = 1 punto per ogni X del tuo quadrato più grande senza vuoti.

explorers-achievement-R1 = Corsa alle gemme
    .text = Corsa a chi prima mette X su cinque gemme.
explorers-achievement-R2 = Corsa alle razioni
    .text = Corsa a chi prima mette X su due mele, due carote e due pesci.
explorers-achievement-R3 = Corsa ai cavalli
    .text = Corsa a chi prima mette X su tre cavalli.
explorers-achievement-R4 = Corsa a chiavi e mappe
    .text = Corsa a chi prima mette X su due chiavi e due mappe.
explorers-achievement-R5 = Corsa ai villaggi
    .text = Corsa a chi prima ha una X accanto a ogni villaggio.
explorers-achievement-R6 = Corsa a villaggi e templi
    .text = Corsa a chi prima ha X accanto a tre villaggi e su tre templi.
explorers-achievement-R7 = Corsa ai bordi
    .text = Corsa a chi prima ha una X su ciascuno dei quattro bordi del paesaggio; un angolo sta su due bordi.
explorers-achievement-R8 = Corsa attraverso il paesaggio
    .text = Corsa a chi prima ha tre X in ogni quadrante.
