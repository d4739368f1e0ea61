// boardgame.io with a game of the size of Poker Dice, as the peer of a house: node server.cjs PORT memory|FOLDER
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const BOXES = 13;
const score = (dice, box) => (box < 6 ? dice.filter((d) => d === box + 1).length * (box + 1) : dice.reduce((a, b) => a + b, 0));

const roll = ({ G, random }, kept) => {
  G.dice = [...kept, ...random.D6(5 - kept.length)].sort();
  G.rolls += 1;
};

const PokerDice = {
  name: "poker-dice",
  setup: ({ ctx, random }) => ({
    sheets: Array.from({ length: ctx.numPlayers }, () => Array(BOXES).fill(null)),
    dice: random.D6(5).sort(),
    rolls: 1,
  }),
  moves: {
    keep: ({ G, random }, kept) => {
      if (G.rolls >= 3) return "INVALID_MOVE";
      roll({ G, random }, kept);
    },
    write: ({ G, ctx, random, events }, box) => {
      const sheet = G.sheets[Number(ctx.currentPlayer)];
      if (sheet[box] !== null) return "INVALID_MOVE";
      sheet[box] = score(G.dice, box);
      G.rolls = 0;
      roll({ G, random }, []);
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.sheets.every((sheet) => sheet.every((entry) => entry !== null)) ? { over: true } : undefined),
  minPlayers: 2,
  maxPlayers: 2,
};

const [port, storage] = process.argv.slice(2);
const options = { games: [PokerDice], origins: [Origins.LOCALHOST] };
const start = async () => {
  if (storage !== "memory") options.db = new FlatFile({ dir: storage });
  await Server(options).run(Number(port));
};
start();
