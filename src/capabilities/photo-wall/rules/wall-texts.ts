import type { PhotoState } from './photo-states.ts';
import type { Moderation, NameChoice, WallMode } from './wall-choices.ts';
import type { WallWindow } from './wall-window.ts';

/** What the couple's page says about states and choices. */
export const STATE_LABELS: Readonly<Record<PhotoState, string>> = {
  WAITING: 'Waiting for you',
  SHOWN: 'Shown',
  HIDDEN: 'Hidden',
  REMOVED: 'Removed',
};

type Choice<Id> = { id: Id; label: string; description: string };

export const MODE_CHOICES: readonly Choice<WallMode>[] = [
  { id: 'GALLERY', label: 'Shared with everyone', description: 'Guests see each other’s photos.' },
  { id: 'DROP_ONLY', label: 'Just for the two of you', description: 'Guests see only their own photos.' },
  { id: 'OFF', label: 'Off', description: 'The links stop working until you turn it on again.' },
];

export const MODERATION_CHOICES: readonly Choice<Moderation>[] = [
  { id: 'AFTER', label: 'Show right away', description: 'You can hide photos later.' },
  { id: 'BEFORE', label: 'We look first', description: 'Nothing appears until you approve it.' },
];

export const NAME_CHOICES_SHOWN: readonly Choice<NameChoice>[] = [
  { id: 'OPTIONAL', label: 'Ask for a name', description: 'Guests may skip it.' },
  { id: 'REQUIRED', label: 'Require a name', description: 'No photo without one.' },
  { id: 'OFF', label: 'Don’t ask', description: 'Photos have no names.' },
];

/** One sentence about how it stands. */
export function standingText(mode: WallMode, window: WallWindow): string {
  if (mode === 'OFF') return 'Off. The links don’t work right now.';
  if (window === 'NOT_OPEN') return 'On, but not taking photos yet.';
  return window === 'CLOSED' ? 'No longer taking photos.' : 'On and taking photos.';
}

const MB = 1024 * 1024;

/** '12 MB', '1.4 GB', and never nothing. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / MB;
  if (megabytes >= 1_000) return `${(megabytes / 1_024).toFixed(1)} GB`;
  return `${Math.max(1, Math.round(megabytes))} MB`;
}
