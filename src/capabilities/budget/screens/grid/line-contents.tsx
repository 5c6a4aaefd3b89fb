import { ChevronDown, Ellipsis, GripVertical, MessageSquareText, Paperclip, Users } from 'lucide-react';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { CategoryIcon } from '../../parts/category-icon.tsx';
import type { GridColumn } from '../../rules/grid/grid-rows.ts';
import type { LineFigures } from '../../rules/line-figures.ts';
import { countedText, lineBadge, overPlanCents, whoOf } from '../../rules/line-words.ts';
import { CutText } from './cut-text.tsx';
import { LineBadgeMark } from './line-badge.tsx';
import type { LineRowProps } from './line-row-props.ts';
import { RowMenu } from './row-menu.tsx';

/** What a line that is dragged is known by, so that nothing else is taken for one. */
export const LINE_MIME = 'application/x-budget-line';
export const NO_FIGURES: LineFigures = {
  plannedCents: 0,
  quotedCents: null,
  committedCents: null,
  paidCents: 0,
  outstandingCents: 0,
  expectedCents: 0,
  state: 'PLANNED',
};

/** Whether somebody is in this cell and does not type. */
const isIn = ({ activeColumn, editing }: LineRowProps, column: GridColumn) =>
  activeColumn === column && editing === null;

/** What it is, with the ways to fold it, to drag it and to everything else about it. */
export function NameContent(props: LineRowProps) {
  const { row, canEdit, handlers, isMenuOpen, fileCount } = props;
  const { line, depth } = row;
  return (
    <>
      {canEdit && (
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData(LINE_MIME, line.uuid)}
          aria-hidden="true"
          className="absolute start-0 flex h-full w-4 cursor-grab items-center text-ink-soft opacity-0 group-hover/row:opacity-100"
        >
          <GripVertical size={14} />
        </span>
      )}
      {depth === 0 ? (
        // On a tablet the name needs its room.
        <span className="shrink-0 max-lg:hidden">
          <CategoryIcon category={line.categoryKey} />
        </span>
      ) : (
        <span className="w-5 shrink-0" />
      )}
      <CutText text={line.name} placeholder="No name yet" isActive={isIn(props, 'name')} />
      {row.hasBelow && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => handlers.onFold(line.uuid)}
          aria-expanded={!row.isFolded}
          aria-label={`Parts of ${line.name}`}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-ink/6"
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={row.isFolded ? '-rotate-90 rtl:rotate-90' : ''}
          />
        </button>
      )}
      {line.note !== '' && (
        <MessageSquareText size={14} role="img" aria-label="Has a note" className="text-secondary" />
      )}
      {fileCount > 0 && (
        <Paperclip size={14} role="img" aria-label={plural(fileCount, 'file')} className="text-secondary" />
      )}
      {canEdit && props.activeColumn === null && !isMenuOpen && (
        // Looks like the menu’s own button: hundreds of menus that nobody opens would make scrolling slow.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => handlers.onMenu(line.uuid)}
          className="absolute end-1.5 inline-flex size-7 items-center justify-center rounded-full bg-paper text-ink-soft opacity-0 hover:bg-linen group-hover/row:opacity-100"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      )}
      {canEdit && (props.activeColumn !== null || isMenuOpen) && (
        <RowMenu
          row={row}
          hasPrices={props.hasPrices}
          isOpen={isMenuOpen}
          onOpenChange={(isOpen) => handlers.onMenu(isOpen ? line.uuid : null)}
          onCommand={(command) => handlers.onCommand(line.uuid, command)}
        />
      )}
    </>
  );
}

/** Who it is, or what it is counted by, and where it stands. */
export function WhoContent(props: LineRowProps) {
  const { row, figures = NO_FIGURES, vendors, payments, heads, today, handlers } = props;
  const { line, depth } = row;
  const who = whoOf(line, vendors);
  const badge = lineBadge(figures, { vendors, payments, today });
  const counted = row.hasBelow || who !== '' ? undefined : countedText(line, heads);
  return (
    <>
      {who !== '' && <CutText text={who} isActive={isIn(props, 'who')} />}
      {counted !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => handlers.onCount(line.uuid)}
          className="flex min-h-6 min-w-0 items-center gap-1.5 rounded-mark bg-cove-tint px-2 font-medium text-cove-deep text-xs hover:underline"
        >
          <Users size={13} aria-hidden="true" />
          <CutText text={counted} isActive={isIn(props, 'who')} />
        </button>
      )}
      {who === '' && counted === undefined && depth === 1 && <span className="text-ink-soft">Fixed</span>}
      <span className="ms-auto flex shrink-0">
        <LineBadgeMark badge={badge} isShort className="xl:hidden" />
        <LineBadgeMark badge={badge} className="max-xl:hidden" />
      </span>
    </>
  );
}

/** What was agreed on, and how far beyond the plan that is. */
export function AgreedContent({ figures }: { figures: LineFigures }) {
  if (figures.committedCents === null) return null;
  const overCents = overPlanCents(figures);
  return (
    <span className="leading-tight">
      {formatCents(figures.committedCents)}
      {overCents > 0 && (
        <span className="block whitespace-nowrap font-semibold text-orange-deep text-xs">
          {formatCents(overCents)} over
        </span>
      )}
    </span>
  );
}
