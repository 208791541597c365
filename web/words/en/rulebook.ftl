# The rulebook to read.

book-title = { $game }: how to play
book-how = How to play
book-contents = Contents
book-close-contents = Close the contents
book-search = Find in the rulebook
book-found =
    { $count ->
        [0] Nothing has these words.
        [one] Found in one place
       *[other] Found in { $count } places
    }
book-example = Example
book-note = { $option }: { $value }
book-try = Try it
    .chapter = Try it: { $chapter }
    .text = Opens this position as a practice board. Try any move, and take back as much as you like.
book-numbered =
    { $count ->
        [one] The numbered rule of this chapter
       *[other] The { $count } numbered rules of this chapter
    }
book-glance = At a glance
    .text = Everything on one page, to keep beside the table.
book-print-glance = Print this page
book-print = Print the whole book
book-figure = Figure { $number }
