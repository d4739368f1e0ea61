// Finished games step by step: from the house, or as this device keeps them.
import { app } from '@/device/app.svelte';
import { keep, keptGame, keptGames } from '@/device/kept';
import { client } from './client.svelte';
import { house, NotDoneError } from './house';
import type { ChairInfo, Earlier, GameInfo, ReplayStep, TableInfo } from './wire';

export interface Replayed {
  about: GameInfo;
  info: TableInfo;
  /** Whose eyes it is seen with. */
  seat: number | null;
  steps: ReplayStep[];
  earlier: Earlier[];
}

/** How many games are fetched in one go, so that the house has time for others. */
const AT_ONCE = 2;

/** A game from the house, as a seat saw it, or a spectator. Without views where its rules are
 * gone. */
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

/** The same, or what this device keeps of it where the house cannot be reached. */
export async function replayOf(
  table: string,
  seat: number | null,
): Promise<Replayed & { kept: boolean }> {
  try {
    if (!client.owner) throw new NotDoneError(0, { code: 'no-connection', rule: '', data: {} });
    const found = await fromHouse(table, seat);
    void keepGame(table, found.info, found);
    return { ...found, kept: false };
  } catch (error) {
    const lost = error instanceof NotDoneError && (error.status === 0 || error.status >= 500);
    const found = lost ? await keptGame<Replayed>(table).catch(() => null) : null;
    if (!found) throw error;
    return { ...found, kept: true };
  }
}

/** Keep a finished game of the one whose device this is, if the page can be opened without the
 * house at all. Whoever shares the device keeps nothing there. */
export async function keepGame(
  table: string,
  about: { phase: string; chairs: ChairInfo[]; lesson?: boolean },
  loaded: Replayed | null = null,
): Promise<boolean> {
  const own = about.chairs.find((chair) => chair.person && chair.person === client.owner?.id);
  if (!app.kept || !own || about.phase !== 'over' || about.lesson) return false;
  try {
    if ((await keptGames()).some((one) => one.table === table)) return false;
    const whole = loaded?.seat === own.seat ? loaded : await fromHouse(table, own.seat);
    if (whole.steps[0]?.view == null) return false;
    await keep(whole.info, own.seat, whole);
    return true;
  } catch {
    return false;
  }
}

/** Keep the latest of these that are not kept yet. */
export async function keepGames(
  tables: readonly { id: string; phase: string; chairs: ChairInfo[] }[],
): Promise<void> {
  let count = 0;
  for (const one of tables) {
    if (await keepGame(one.id, one)) count += 1;
    if (count === AT_ONCE) return;
  }
}
