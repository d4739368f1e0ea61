"""Phase I: dice under the cups; and poker hands (DT-10 to DT-19, DT-50 to DT-52)."""
