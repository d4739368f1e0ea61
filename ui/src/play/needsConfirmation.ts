// The answers that need a confirmation before they are sent.
import { answersOf } from '@/components/forms/formValues';
import { settings } from '@/device/settings.svelte';
import type { Ask } from '@/net/wire';

/** Answers that spend nothing and commit to nothing: passing, or taking what is free anyway. */
const LIGHT_VERBS = new Set(['pass', 'decline', 'act', 'take', 'catch', 'stay', 'call', 'confirm']);

export function needsConfirming(ask: Ask, answer: readonly unknown[]): boolean {
  if (ask.optional || answersOf(ask).length === 1) return false;
  if (settings.confirm === 'final') return !LIGHT_VERBS.has(String(answer[0]));
  return settings.confirm === 'all';
}
