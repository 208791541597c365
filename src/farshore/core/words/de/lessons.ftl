# Lessons: what the coach says in every game, and what can be wrong with a lesson.

lesson-other = Das darfst du durchaus. Aber erst möchte ich dir etwas zeigen: Nimm es zurück und versuch es noch einmal.

lesson-unknown = { $game } hat keine Lektion „{ $name }“.
position-unknown = { $game } bringt keine Stellung „{ $name }“ mit.
lesson-empty = Es steht nichts darin.
lesson-name = Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben.
lesson-name-twice = Der Name kommt zweimal vor.
lesson-seed = Ein Startwert hat 1 bis { $most } Bytes.
lesson-seat = Niemand spielt diese Farbe. Es gibt: { $known }.
lesson-part = Einen solchen Teil der Seite gibt es nicht. Es gibt: { $known }.
