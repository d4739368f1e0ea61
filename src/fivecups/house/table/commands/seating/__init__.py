"""Commands about seats: taking and leaving them, bots, the owner's decisions, seat requests,
votes."""
