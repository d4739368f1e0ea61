// Finished games step by step: from the house, or as saved on this device.
import { app } from '@/device/app.svelte';
import { saveGame, savedGame, savedGames } from '@/device/savedGames';
import { client } from './client.svelte';
import { house, NotDoneError } from './house';
import type { ChairInfo, Earlier, GameInfo, ReplayStep, TableInfo } from './wire';

export interface Replayed {
  about: GameInfo;
  info: TableInfo;
  /** The seat from which the game is seen; null: a spectator. */
  seat: number | null;
  steps: ReplayStep[];
  earlier: Earlier[];
}

/** Number of games fetched in one go, to leave the house time for others. */
const GAMES_PER_FETCH = 2;

/**
 * Load a game from the house, as a seat or a spectator saw it. There are no views if its rules no
 * longer exist.
 */
async function fromHouse(table: string, seat: number | null): Promise<Replayed> {
  const info = await house.table(table);
  const steps: ReplayStep[] = [];
  for (;;) {
    const part = await house.replay(table, seat, steps.length);
    steps.push(...part.steps);
    if (steps.length >= part.steps_in_all || !part.steps.length)
      return { about: client.game(info.game)!, info, seat, steps, earlier: part.earlier };
  }
}

/** Load a game from the house, or from this device if the house cannot be reached. */
export async function replayOf(
  table: string,
  seat: number | null,
): Promise<Replayed & { kept: boolean }> {
  try {
    if (!client.owner) throw new NotDoneError(0, { code: 'no-connection', rule: '', data: {} });
    const replay = await fromHouse(table, seat);
    void saveFinishedGame(table, replay.info, replay);
    return { ...replay, kept: false };
  } catch (error) {
    const lost = error instanceof NotDoneError && (error.status === 0 || error.status >= 500);
    const replay = lost ? await savedGame<Replayed>(table).catch(() => null) : null;
    if (!replay) throw error;
    return { ...replay, kept: true };
  }
}

/**
 * Save a finished game of the device's owner, if the page can be opened without the house. Games of
 * people who share the device are not saved.
 */
export async function saveFinishedGame(
  table: string,
  about: { phase: string; chairs: ChairInfo[]; lesson?: boolean },
  loaded: Replayed | null = null,
): Promise<boolean> {
  const own = about.chairs.find((chair) => chair.person && chair.person === client.owner?.id);
  if (!app.kept || !own || about.phase !== 'over' || about.lesson) return false;
  try {
    if ((await savedGames()).some((game) => game.table === table)) return false;
    const whole = loaded?.seat === own.seat ? loaded : await fromHouse(table, own.seat);
    if (whole.steps[0]?.view == null) return false;
    await saveGame(whole.info, own.seat, whole);
    return true;
  } catch {
    return false;
  }
}

/** Save the latest of these games that are not saved yet. */
export async function saveGames(
  tables: readonly { id: string; phase: string; chairs: ChairInfo[] }[],
): Promise<void> {
  let count = 0;
  for (const table of tables) {
    if (await saveFinishedGame(table.id, table)) count += 1;
    if (count === GAMES_PER_FETCH) return;
  }
}
