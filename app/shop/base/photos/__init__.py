"""Private photos of enquiries and jobs are stored here, outside the public uploads.

A photo of an enquiry is drawn again in two sizes (WebP alone: no page of the site shows it) and lies in `photos/`
beside the uploads, under a random name that no path of the site leads to; the owner's session gets it by the id of its
row. A part and a vehicle are stored by id and by name and are no foreign keys: the enquiry outlives both. The files
follow their rows by an hourly sweep that passes over files younger than an hour, whose row may be about to be written;
an erasure removes its files at once.
"""
