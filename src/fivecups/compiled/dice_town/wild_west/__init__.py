"""Wild West and the Indians in compiled Dice Town (WW, WI)."""
