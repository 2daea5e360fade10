"""The program is updated here from a source that the owner names.

A setup and its notice (`pitlane-update.json`, `packaging/bundle/notice.mjs`) lie beside each other, in a folder or at
an address that the owner names. There is no default, since no owner has asked for a program that calls home by itself.
The source is a file beside the database and no setting, so that neither a restored backup nor a session at the
customers' listener can say where programs come from. This package fetches, compares, backs up and starts the setup with
`/S /OPEN`. The setup asks the shop to stop, replaces the program and opens it on the data folder of its environment. If
a setup ends without having done so, the owner reads it and the shop goes on. What no setup installed is not replaced by
itself: the screen says what to do.
"""
