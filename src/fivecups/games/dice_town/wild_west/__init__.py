"""Wild West and the Indians (rulebooks WW and WI): the River, the Bandits, the Ranches and the
Indian die."""
