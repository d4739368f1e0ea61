// The latest events in town for the board: lifted cups, and the place that is narrated now.
import { play as ring } from '@/motion/sounds';
import type { PlaceName, TownPlay } from './tableView';

const REVEAL_TIME = 1400;

class Story {
  /** The dice that were under the cups lifted just now, by seat. */
  revealed = $state.raw<Record<number, string[]>>({});
  place = $state<PlaceName | null>(null);
  rolls = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(play: TownPlay): () => void {
    return play.onEvents((events) => {
      const lifted: Record<number, string[]> = {};
      for (const { kind, data } of events) {
        if (kind === 'revealed' || kind === 'last_rolled') lifted[data.seat] = data.dice;
        if (kind === 'rolled') {
          this.rolls += 1;
          ring('dice');
        }
        if ('place' in data) this.place = data.place as PlaceName;
        if (kind === 'round_began') this.place = null;
      }
      if (Object.keys(lifted).length) {
        ring('cup');
        clearTimeout(this.timer);
        this.revealed = lifted;
        this.timer = setTimeout(() => (this.revealed = {}), REVEAL_TIME);
      }
    });
  }
}

const stories = new WeakMap<object, Story>();

export function storyOf(play: TownPlay): Story {
  let story = stories.get(play.identity);
  if (!story) stories.set(play.identity, (story = new Story()));
  return story;
}
