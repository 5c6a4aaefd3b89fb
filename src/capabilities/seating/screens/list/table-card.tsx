import { ChevronDown, SquarePen } from 'lucide-react';
import { Disclosure, DisclosurePanel, Heading, Button as RowButton } from 'react-aria-components';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import { ChairRow } from './chair-row.tsx';

interface TableCardProps {
  table: SeatingTable;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAdd: (table: SeatingTable, seat: number | undefined) => void;
  onMove: (guestUuid: string) => void;
  hasReasonsBeside: boolean;
}

/** '9 of 10 seated', and what is said of the table itself. */
function tableWords(table: SeatingTable, seated: number): string {
  const words = [
    seated === table.seats ? `Full, ${plural(seated, 'guest')}` : `${seated} of ${table.seats} seated`,
    table.label !== '' && `Table ${table.number}`,
    table.isStepFree && 'step-free',
    table.isForVendors && 'for vendors',
  ];
  return words.filter(Boolean).join(', ');
}

/** A table with its chairs, folded until somebody looks. */
export function TableCard(props: TableCardProps) {
  const { table, isOpen, onOpenChange, onAdd, onMove, hasReasonsBeside } = props;
  const { desk, view } = useSeating();
  const there = desk.sitters.get(table.uuid);
  const seated = there?.size ?? 0;
  const free = table.seats - seated;
  const chairs = Array.from({ length: table.seats }, (_, place) => place + 1);
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      className="overflow-hidden rounded-card border border-line bg-paper"
    >
      <Heading level={2} className="font-text text-base">
        <RowButton
          slot="trigger"
          className="flex min-h-16 w-full cursor-pointer items-center gap-3 px-4 py-2 text-start data-focus-visible:-outline-offset-2"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-9 shrink-0 items-center justify-center rounded-full font-display font-semibold text-lg',
              isOpen ? 'bg-primary text-paper' : 'bg-gold-tint',
            )}
          >
            {table.number}
          </span>
          <span className="min-w-0 grow">
            <span className="block font-semibold">{tableName(table)}</span>
            <span className="block text-ink-soft text-sm">{tableWords(table, seated)}</span>
          </span>
          {free > 0 && !isOpen && (
            <span className="whitespace-nowrap rounded-full bg-cove-tint px-2.5 py-0.5 font-semibold text-cove-deep text-xs">
              {free} free
            </span>
          )}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </RowButton>
      </Heading>
      <DisclosurePanel>
        {isOpen && (
          <>
            <ul>
              {chairs.map((chair) => {
                const seat = there?.get(chair);
                if (seat)
                  return (
                    <ChairRow key={chair} seat={seat} onMove={onMove} hasReasonsBeside={hasReasonsBeside} />
                  );
                return (
                  <li key={chair} className="flex min-h-14 items-center gap-3 border-line border-t ps-4 pe-2">
                    <span className="w-5 text-ink-soft text-sm tabular-nums">
                      <span className="sr-only">Chair </span>
                      {chair}
                    </span>
                    <span
                      aria-hidden="true"
                      className="size-8 rounded-full border border-line-strong border-dashed"
                    />
                    <span className="grow text-ink-soft">Empty chair</span>
                    {desk.canEdit && (
                      <Button variant="quiet" size="small" onPress={() => onAdd(table, chair)}>
                        Add guest<span className="sr-only"> to chair {chair}</span>
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {desk.canEdit && (
              <div className="flex flex-wrap gap-1 border-line border-t px-2 py-2">
                <Button
                  variant="quiet"
                  size="small"
                  icon={<SquarePen size={16} aria-hidden="true" />}
                  onPress={() => view.editTable(table.uuid)}
                >
                  Change {tableName(table)}
                </Button>
                {seated > 0 && (
                  <Button
                    variant="quiet"
                    size="small"
                    onPress={() =>
                      desk.actions.unseat([...(there?.values() ?? [])].map(({ guestUuid }) => guestUuid))
                    }
                  >
                    Unseat everyone
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
