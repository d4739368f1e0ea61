"""Wild West and the Indians, compiled (WW, WI)."""
