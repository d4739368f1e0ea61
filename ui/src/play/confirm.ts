// Which answers are shown once more before they are sent.
import { settings } from '@/device/settings.svelte';
import type { Ask } from '@/net/wire';

/** Answers that spend nothing and bind nobody: passing, or taking what lies there anyway. */
const LIGHT = new Set(['pass', 'decline', 'act', 'take', 'catch', 'stay', 'call', 'confirm']);

export function needsConfirming(ask: Ask, answer: readonly unknown[]): boolean {
  if (ask.optional || (ask.choices as unknown[]).length === 1) return false;
  if (settings.confirm === 'final') return !LIGHT.has(String(answer[0]));
  return settings.confirm === 'all';
}
