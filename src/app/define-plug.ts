import type { ComponentType } from 'react';
import type { Side } from './rules/person.ts';
import type { UserContext } from './user-context.ts';

export type HostProps = { user: UserContext; side: Side };

/** Something a capability keeps on every page for some people: it follows changes, counts, or shows modals. */
export type Host = {
  /** Whoever it is not for does not even load its code. */
  isFor(user: UserContext, side: Side): boolean;
  load(): Promise<ComponentType<HostProps>>;
};

/** Of the person whose settings are shown. */
export type SettingsFacts = {
  /** Whether a wedding belongs here: not for vendors and staff who plan none. */
  isPlanning: boolean;
  hasWedding: boolean;
};

export type SettingsEntry = {
  /** The anchor, which mails and other pages link to. */
  id: string;
  label: string;
  /** Sections stand by this number, smallest first. */
  place: number;
  isFor?(facts: SettingsFacts): boolean;
};

/** Sections of the account settings. Their code comes with that page alone, one file for each capability. */
export type SettingsPlug = {
  entries: readonly SettingsEntry[];
  /** The section of each entry, by its id. */
  load(): Promise<Readonly<Record<string, ComponentType<SettingsFacts>>>>;
};

/** What the browser needs to know of a capability; every page loads it, so everything behind it is loaded when needed. */
export type Plug = { hosts?: readonly Host[]; settings?: SettingsPlug };

export function definePlug(plug: Plug): Plug {
  return plug;
}
