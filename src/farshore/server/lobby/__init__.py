"""How people come together: guests and their names, opening tables, taking seats, playing again; and acting there."""
