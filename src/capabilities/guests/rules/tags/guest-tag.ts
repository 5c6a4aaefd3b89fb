/** What somebody is known by, to whoever plans: family, college, bridal party. */
export const TAG_COLORS = ['GRAY', 'WINE', 'BAY', 'COVE', 'FOREST', 'GOLD', 'BRONZE', 'PURPLE'] as const;
export type TagColor = (typeof TAG_COLORS)[number];

export const TAG_COLOR_LABELS: Readonly<Record<TagColor, string>> = {
  GRAY: 'Gray',
  WINE: 'Wine',
  BAY: 'Blue',
  COVE: 'Teal',
  FOREST: 'Green',
  GOLD: 'Gold',
  BRONZE: 'Bronze',
  PURPLE: 'Purple',
};

export type GuestTag = { uuid: string; name: string; color: TagColor };

export const MOST_TAGS = 60;

/** Two tags of one key are one tag. */
export function tagKey(name: string): string {
  return name.toLowerCase();
}
