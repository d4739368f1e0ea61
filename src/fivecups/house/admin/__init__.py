"""What administrators do to a house, by its database alone: it may be open or closed meanwhile, on
this machine or another. An open house looks at everything again when it is told that there is news.
"""
