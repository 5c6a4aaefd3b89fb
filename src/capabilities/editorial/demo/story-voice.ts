import type { Line } from '#base/text-writer.ts';

/**
 * How real weddings are told in the demo world: phrases for the text writer. Slots: <first> and <partner> the couple · <city> · <state> ·
 * <month> · <season> 'fall' · <guests> · <palette> 'blush and sage' · <venue>, <photographer>, <florist>, <caterer>, <planner>, <music>,
 * <baker> names of businesses (always known).
 * `when` names a season, a palette, a style, or 'small' (under 60 guests) or 'large' (over 160).
 */
export type StoryVoice = {
  titles: readonly Line[];
  /** One or two sentences under the title. */
  summaries: readonly Line[];
  /** Parts in the order of the story: a heading, and two or three lines each. */
  parts: readonly { headings: readonly string[]; lines: readonly Line[] }[];
};
