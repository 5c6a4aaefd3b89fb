import type { BudgetSection } from '../budget-sections.ts';
import type { BudgetLine, LineValues } from '../budget-state.ts';
import { linesInOrder } from './grid-rows.ts';

export type LinePlace = Pick<LineValues, 'section' | 'parentUuid' | 'position'>;

const STEP = 1024;

/** Lines on the same floor, in their order. */
function siblingsOf(
  lines: readonly BudgetLine[],
  section: BudgetSection,
  parentUuid: string | null,
): BudgetLine[] {
  return linesInOrder(lines).filter((line) => line.section === section && line.parentUuid === parentUuid);
}

function positionBetween(before: BudgetLine | undefined, after: BudgetLine | undefined): number {
  if (before && after) return (before.position + after.position) / 2;
  if (before) return before.position + STEP;
  return after ? after.position - STEP : 0;
}

/** Behind everything of its floor. */
export function placeAtEnd(
  lines: readonly BudgetLine[],
  section: BudgetSection,
  parentUuid: string | null = null,
): LinePlace {
  const before = siblingsOf(lines, section, parentUuid).at(-1);
  return { section, parentUuid, position: positionBetween(before, undefined) };
}

/** Right behind this line, on its floor. */
export function placeAfter(lines: readonly BudgetLine[], line: BudgetLine): LinePlace {
  const { section, parentUuid } = line;
  const siblings = siblingsOf(lines, section, parentUuid);
  const index = siblings.findIndex(({ uuid }) => uuid === line.uuid);
  return { section, parentUuid, position: positionBetween(line, siblings[index + 1]) };
}

/** One further up or down among its neighbours; a line of a section goes on into the next one. Undefined at the end. */
export function placeBeside(
  lines: readonly BudgetLine[],
  line: BudgetLine,
  step: -1 | 1,
  sections: readonly BudgetSection[],
): LinePlace | undefined {
  const { section, parentUuid } = line;
  const siblings = siblingsOf(lines, section, parentUuid);
  const index = siblings.findIndex(({ uuid }) => uuid === line.uuid);
  const near = siblings[index + step];
  if (near) {
    const far = siblings[index + 2 * step];
    const position = step === 1 ? positionBetween(near, far) : positionBetween(far, near);
    return { section, parentUuid, position };
  }
  const next = sections[sections.indexOf(section) + step];
  if (parentUuid !== null || next === undefined) return undefined;
  if (step === -1) return placeAtEnd(lines, next);
  return {
    section: next,
    parentUuid: null,
    position: positionBetween(undefined, siblingsOf(lines, next, null)[0]),
  };
}

/** In front of the line it was dropped on, on that line's floor; a line with lines below it stays on the first floor. */
export function placeBefore(
  lines: readonly BudgetLine[],
  moved: BudgetLine,
  target: BudgetLine,
): LinePlace | undefined {
  if (moved.uuid === target.uuid) return undefined;
  const hasBelow = lines.some(({ parentUuid }) => parentUuid === moved.uuid);
  if (hasBelow && target.parentUuid !== null) return undefined;
  const { section, parentUuid } = target;
  const siblings = siblingsOf(lines, section, parentUuid).filter(({ uuid }) => uuid !== moved.uuid);
  const index = siblings.findIndex(({ uuid }) => uuid === target.uuid);
  return { section, parentUuid, position: positionBetween(siblings[index - 1], target) };
}
