import { CHAIR_INCHES, chartBounds } from './chart-bounds.ts';
import { nameRooms } from './name-room.ts';
import { personInitials } from './person-initials.ts';
import { PAPER_SIZES, type SeatingPaper } from './print-kinds.ts';
import type { PrintedBody, PrintedPlan, PrintedPoint } from './printed-plan.ts';
import { type SeatedTable, seatedTables } from './seated-tables.ts';
import { tableHeading } from './table-words.ts';

// Everything in points from the upper left corner of the drawing, rounded: a file of 1,200 chairs is long enough.

type Body = { x: number; y: number; width: number; height: number; angle: number; isRound: boolean };

/** Where a name may stand: the middle of its place, and how it is turned so that nobody stands on their head. */
type NamePlace = { x: number; y: number; length: number; breadth: number; angle: number; isFromEnd: boolean };

export type DrawnChair = {
  x: number;
  y: number;
  /** Null for an empty chair. */
  person: { name: string; initials: string; place: NamePlace } | null;
};

export type DrawnTable = Body & {
  number: string;
  label: string;
  /** As its label is turned: along a long table, never upside down. */
  labelAngle: number;
  heading: string;
  isRow: boolean;
  chairs: DrawnChair[];
  rows: { name: string; at: string }[];
};

export type ChartDrawing = {
  paper: { width: number; height: number; scale: number };
  drawing: { width: number; height: number };
  chair: number;
  outline: [number, number][];
  fixtures: (Body & { label: string; labelAngle: number })[];
  tables: DrawnTable[];
  unseated: string[];
};

const MARGIN = 34;
const HEAD = 46;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Between -90 and 90 degrees: read from the left, or from the right side of the paper. */
function readable(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  if (turned > 90 && turned <= 270) return turned - 180;
  return turned > 270 ? turned - 360 : turned;
}

/** The plan as it is drawn on a paper, which lies or stands as the room does. */
export function drawChart(plan: PrintedPlan, paperName: SeatingPaper): ChartDrawing {
  const upright = PAPER_SIZES[paperName];
  const bounds = chartBounds(plan);
  const inches = { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
  const lies = inches.width > inches.height;
  const paper = {
    width: lies ? upright.height : upright.width,
    height: lies ? upright.width : upright.height,
    scale: upright.scale,
  };
  const scale = Math.min(
    (paper.width - 2 * MARGIN * upright.scale) / inches.width,
    (paper.height - (2 * MARGIN + HEAD) * upright.scale) / inches.height,
  );
  const at = ({ x, y }: PrintedPoint) => ({
    x: rounded((x - bounds.left) * scale),
    y: rounded((y - bounds.top) * scale),
  });
  const bodyOf = ({ middle, width, depth, angle, isRound }: PrintedBody): Body => ({
    ...at(middle),
    width: rounded(width * scale),
    height: rounded(depth * scale),
    angle: rounded(angle),
    isRound,
  });
  const labelAngle = ({ width, depth, angle, isRound }: PrintedBody) => {
    if (isRound || width === depth) return 0;
    return rounded(readable(width > depth ? angle : angle + 90));
  };

  const drawTable = ({ table, people }: SeatedTable): DrawnTable => {
    const rooms = nameRooms(table, plan, bounds);
    const sitting = new Map(people.map((person) => [person.chair - 1, person]));
    return {
      ...bodyOf(table),
      number: String(table.number),
      label: table.label,
      labelAngle: labelAngle(table),
      heading: tableHeading(table),
      isRow: table.isRow,
      chairs: table.chairs.map((chair, place): DrawnChair => {
        const [person, room] = [sitting.get(place), rooms[place]];
        if (!person || !room) return { ...at(chair), person: null };
        const { from, away, length, breadth } = room;
        const degrees = (Math.atan2(away.y, away.x) * 180) / Math.PI;
        const angle = readable(degrees);
        return {
          ...at(chair),
          person: {
            name: person.name,
            initials: personInitials(person),
            place: {
              ...at({ x: from.x + (away.x * length) / 2, y: from.y + (away.y * length) / 2 }),
              length: rounded(length * scale),
              breadth: rounded(breadth * scale),
              angle: rounded(angle),
              isFromEnd: Math.abs(angle - degrees) > 1 && Math.abs(angle - degrees) < 359,
            },
          },
        };
      }),
      rows: people.map(({ name, chair }) => ({ name, at: String(chair) })),
    };
  };

  const { tables, unseated } = seatedTables(plan);
  return {
    paper,
    drawing: { width: rounded(inches.width * scale), height: rounded(inches.height * scale) },
    chair: rounded(CHAIR_INCHES * scale),
    outline: plan.room.outline.map((point) => {
      const { x, y } = at(point);
      return [x, y];
    }),
    fixtures: plan.room.fixtures.map((fixture) => ({
      ...bodyOf(fixture),
      label: fixture.label,
      labelAngle: labelAngle(fixture),
    })),
    tables: tables.map(drawTable),
    unseated: unseated.map(({ name }) => name),
  };
}
