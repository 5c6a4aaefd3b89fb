import type { Line } from '#base/text-writer.ts';

/**
 * How businesses of a category speak in the demo world: phrases for the text writer. Slots every phrase may use:
 * <name> the business · <owner> first name · <ownerLast> · <city> · <state> 'New York' · <market> 'the Hudson Valley' or a metro's name ·
 * <years> in business · <weddings> a year · <guests> largest party (venues, catering, bar) · <price> starting price as shown.
 * `when` names a chosen facet option's key, or tier-1 … tier-4, urban, suburban, rural, or young (under three years in business), seasoned (over twelve).
 */
export type StorefrontVoice = {
  /** '<ownerLast> & {Daughters|Sons} Flowers': the part before a place is added when two share a name. */
  names: readonly string[];
  /** Paragraph one: who they are. Two or three lines are taken. */
  openings: readonly Line[];
  /** Paragraph two: how they work. Two or three lines. */
  crafts: readonly Line[];
  /** Paragraph three: what a couple gets, and the way to begin. One or two of each. */
  offers: readonly Line[];
  closings: readonly Line[];
  /** Short facts: 'Answers the same day', 'Small team: one wedding a day'. */
  pros: readonly Line[];
  cons: readonly Line[];
  /** Answers by the key of the suggested question. */
  answers: Readonly<Record<string, readonly Line[]>>;
};

export type VenueVoice = StorefrontVoice & {
  spaces: readonly {
    name: string;
    setting: 'indoor-space' | 'outdoor-space' | 'covered-outdoor-space';
    lines: readonly Line[];
  }[];
  menus: readonly { name: string; lines: readonly Line[] }[];
};
