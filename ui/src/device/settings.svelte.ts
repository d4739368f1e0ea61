// The display settings of this device: colours, sounds, motion, pace of narration, confirmations.
import { remember, remembered } from './storage';

export type Theme = 'light' | 'dark';

/** The speeds at which events are narrated. */
export const PACES = ['calm', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/**
 * The moves that need a confirmation before they are sent: those that cannot be undone, all, none.
 */
export const CONFIRMS = ['final', 'all', 'none'] as const;
export type Confirm = (typeof CONFIRMS)[number];

class Settings {
  theme = $state<Theme>('light');
  sound = $state(remembered('sound') !== 'off');
  reducedMotion = $state(false);
  pace = $state<Pace>(PACES.find((item) => item === remembered('pace')) ?? 'normal');

  /** True if this device hides the board while a big screen shows it. */
  leavesTable = $state(remembered('leaves-table') !== 'no');

  confirm = $state<Confirm>(CONFIRMS.find((item) => item === remembered('confirm')) ?? 'final');

  begin(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const chosen = remembered('theme');
    this.show(chosen === 'dark' || chosen === 'light' ? chosen : dark.matches ? 'dark' : 'light');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.reducedMotion = still.matches;
    still.addEventListener('change', () => (this.reducedMotion = still.matches));
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }

  switchTheme(): void {
    this.show(this.theme === 'dark' ? 'light' : 'dark');
    remember('theme', this.theme);
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  chooseConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    remember('confirm', confirm);
  }

  leaveTable(leaves: boolean): void {
    this.leavesTable = leaves;
    remember('leaves-table', leaves ? 'yes' : 'no');
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? 'on' : 'off');
  }
}

export const settings = new Settings();
