/** Inches from the left and upper wall. */
export type Point = { x: number; y: number };

export const FIXTURE_KINDS = [
  'DANCE_FLOOR',
  'BAND',
  'DJ',
  'SPEAKERS',
  'STAGE',
  'BAR',
  'BUFFET',
  'CAKE',
  'GIFTS',
  'PHOTO_BOOTH',
  'KITCHEN',
  'RESTROOMS',
  'ENTRANCE',
  'EXIT',
  'STEPS',
  'WINDOW',
  'WALL',
  'PILLAR',
  'OTHER',
] as const;
export type FixtureKind = (typeof FIXTURE_KINDS)[number];

/** What stands in the room and is no table. The place is its middle; `length` runs along its own x. */
export type FixtureValues = {
  kind: FixtureKind;
  label: string;
  x: number;
  y: number;
  length: number;
  width: number;
  /** Degrees, clockwise. */
  angle: number;
};
export type Fixture = FixtureValues & { uuid: string };

/** A picture of the venue’s own plan below everything. */
export type RoomBackground = {
  pictureUuid: string;
  /** How wide the picture is in the room. */
  widthIn: number;
  x: number;
  y: number;
  angle: number;
  /** Percent. */
  opacity: number;
};

export type RoomShape = {
  widthIn: number;
  lengthIn: number;
  /** Corners in their order; none for a rectangle. */
  outline: readonly Point[];
  background: RoomBackground | null;
};

/** As a plan begins: 60 by 40 feet. */
export const NEW_ROOM: RoomShape = { widthIn: 720, lengthIn: 480, outline: [], background: null };

/** Corners of the room, also of one that is a plain rectangle. */
export function roomCorners({ widthIn, lengthIn, outline }: RoomShape): readonly Point[] {
  if (outline.length >= 3) return outline;
  return [
    { x: 0, y: 0 },
    { x: widthIn, y: 0 },
    { x: widthIn, y: lengthIn },
    { x: 0, y: lengthIn },
  ];
}

/** As a fixture is first put down, by its kind: inches along and across. */
export const FIXTURE_SIZES: Readonly<Record<FixtureKind, { length: number; width: number }>> = {
  DANCE_FLOOR: { length: 180, width: 168 },
  BAND: { length: 180, width: 96 },
  DJ: { length: 72, width: 36 },
  SPEAKERS: { length: 24, width: 24 },
  STAGE: { length: 192, width: 96 },
  BAR: { length: 120, width: 36 },
  BUFFET: { length: 192, width: 36 },
  CAKE: { length: 36, width: 36 },
  GIFTS: { length: 72, width: 30 },
  PHOTO_BOOTH: { length: 96, width: 96 },
  KITCHEN: { length: 96, width: 60 },
  RESTROOMS: { length: 72, width: 60 },
  ENTRANCE: { length: 72, width: 6 },
  EXIT: { length: 36, width: 6 },
  STEPS: { length: 60, width: 36 },
  WINDOW: { length: 72, width: 6 },
  WALL: { length: 120, width: 6 },
  PILLAR: { length: 18, width: 18 },
  OTHER: { length: 60, width: 30 },
};

export const FIXTURE_LABELS: Readonly<Record<FixtureKind, string>> = {
  DANCE_FLOOR: 'Dance floor',
  BAND: 'Band',
  DJ: 'DJ',
  SPEAKERS: 'Speakers',
  STAGE: 'Stage',
  BAR: 'Bar',
  BUFFET: 'Buffet',
  CAKE: 'Cake',
  GIFTS: 'Gifts',
  PHOTO_BOOTH: 'Photo booth',
  KITCHEN: 'Kitchen',
  RESTROOMS: 'Restrooms',
  ENTRANCE: 'Entrance',
  EXIT: 'Exit',
  STEPS: 'Steps',
  WINDOW: 'Window',
  WALL: 'Wall',
  PILLAR: 'Pillar',
  OTHER: 'Something else',
};
