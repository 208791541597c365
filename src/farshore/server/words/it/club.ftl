# La pagina del club.

server-no-member = Il club è per chi ha un account su questo server: scegli una password alla pagina «Tu».
