"""Notices: people who are not looking are told that it is their turn, each in the ways that they have chosen.

``rounds`` looks from time to time at who is to act and is not there, and decides by a write in the database who of
several processes sends what. ``ways`` is what people choose, ``couriers`` brings it: by Web Push (``push``), by e-mail
(``mail``) or to a web hook (``hook``), the first and the last only to addresses that ``network`` lets pass.
"""
