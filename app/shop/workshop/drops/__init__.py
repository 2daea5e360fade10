"""A photo drop lets a phone send pictures to an open form of the owner by a code.

A drop is a token for 20 pictures within 15 minutes. Drops live in memory alone, by the SHA-256 of their tokens: a
quarter of an hour is worth no table, and a restart ends them, which the owner's window says. The phone's page is a
template without script like `/withdraw`, so several pictures come in one form: its body may have 96 MB, for a known
token alone. An ended drop is known for an hour more, so that a phone reads in words that it is over. A picture is
always one of the uploads as well: a form that was open meanwhile may be saved over the product's place, and nothing is
lost. The code leads to the public address if the reachability check saw it work, else to the PC's address in its
network if the listener is open to it.
"""
