# Bot da fuori: programmi che giocano con un token.

server-unknown-token = Questo token non è di nessun bot, o non lo è più. Chi ha creato il bot può dargliene un altro, alla pagina «Tu».
server-for-people = Questo possono farlo solo le persone, e la richiesta portava il token di un bot.
server-for-bots = Questo è riservato ai bot, con il loro token.
server-not-to-act = Adesso non tocca a questo posto.
server-no-bot = Non hai nessun bot così.
server-too-many-bots = Nessuno può avere più di { $most } bot. Prima eliminane uno.
