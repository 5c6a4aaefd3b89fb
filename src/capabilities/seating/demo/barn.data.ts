import { FIXTURE_SIZES, type FixtureKind, type FixtureValues, type RoomShape } from '../rules/room.ts';
import type { TableSizeKey } from '../rules/table-sizes.data.ts';

/** A barn of 80 by 50 feet whose roof stands on six posts. */
export const BARN: RoomShape = { widthIn: 960, lengthIn: 600, outline: [], background: null };

type Spot = readonly [x: number, y: number];

function fixture(kind: FixtureKind, [x, y]: Spot, label = ''): FixtureValues {
  return { kind, label, x, y, ...FIXTURE_SIZES[kind], angle: 0 };
}

export const BARN_FIXTURES: readonly FixtureValues[] = [
  fixture('BAND', [480, 54], 'The Harbor Six'),
  fixture('SPEAKERS', [378, 24]),
  fixture('SPEAKERS', [582, 24]),
  fixture('DANCE_FLOOR', [480, 206]),
  ...([100, 300, 420] as const).flatMap((y) => [fixture('PILLAR', [381, y]), fixture('PILLAR', [579, y])]),
  fixture('BAR', [90, 570]),
  fixture('GIFTS', [260, 575]),
  fixture('CAKE', [690, 565]),
  fixture('KITCHEN', [900, 565]),
  fixture('ENTRANCE', [480, 597], 'Entrance, no steps'),
];

const COLUMNS = { left: [75, 195, 315], right: [645, 765, 885] } as const;
const ROWS = [75, 195, 320] as const;
/** The row nearest to the door, which no step leads to. */
const LEVEL_Y = 320;

const rounds: readonly Spot[] = ROWS.flatMap((y) =>
  [...COLUMNS.left, ...COLUMNS.right].map((x): Spot => [x, y]),
)
  // Where the bar’s line and the way to the kitchen are.
  .filter(([x, y]) => !((x === 75 || x === 885) && y !== 75));

const table = (sizeKey: TableSizeKey, [x, y]: Spot, label = '') => ({
  ...{ sizeKey, x, y, label },
  isStepFree: y >= LEVEL_Y,
});

/** One for two, fourteen round ones and three long ones: 18. */
export const BARN_TABLES = [
  ...rounds.map((spot) => table('ROUND_60', spot)),
  table('RECT_8FT', [200, 470], 'Raman family'),
  table('RECT_8FT', [480, 460], 'Cole family'),
  table('RECT_8FT', [760, 470]),
  table('SWEETHEART_60', [480, 345], 'Sweetheart'),
];
