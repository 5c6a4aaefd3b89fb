import type { ComponentType } from 'react';
import type { Side } from './rules/person.ts';

/** Of the person whose settings are shown. */
export type SettingsFacts = {
  /** In whose frame they stand. */
  side: Side;
  /** Whether a wedding belongs here: not for vendors and staff who plan none. */
  isPlanning: boolean;
  hasWedding: boolean;
};

/** A section of the account settings. */
export type SettingsEntry = {
  /** The anchor, which mails and other pages link to. */
  id: string;
  label: string;
  /** Sections stand by this number, smallest first. */
  place: number;
  isFor?(facts: SettingsFacts): boolean;
  Section: ComponentType<SettingsFacts>;
};

export function defineSettings(entries: readonly SettingsEntry[]): readonly SettingsEntry[] {
  return entries;
}
