"""Administration of a house through its database alone. The house may be running or stopped, on
this machine or another; a running house polls its tables when it is notified."""
