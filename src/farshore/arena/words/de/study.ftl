# Was eine Studie sagt, wenn sie nicht gelingt.

study-bad-iterations = „{ $text }“ sagt nicht, wie viele Durchläufe: Auf das @ folgt eine ganze Zahl über 0, etwa search@8.
study-nothing-played = Keine Partie von „{ $case }“ wurde zu Ende gespielt. { $fault }
