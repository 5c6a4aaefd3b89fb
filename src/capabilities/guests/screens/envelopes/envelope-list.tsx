import { useMemo } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Household } from '../../contract.ts';
import { addressLines, hasAddress } from '../../rules/address-lines.ts';
import { derivedInner, type Formality, outerEnvelope } from '../../rules/envelope-names.ts';
import { EVERYONE, writeGuestView } from '../../rules/guest-view.ts';
import { householdName } from '../../rules/household-names.ts';
import { MAILING_KIND_LABELS } from '../../rules/mailings/mailing.ts';
import { RowCheckbox } from '../guests/row-checkbox.tsx';

interface EnvelopeListProps {
  households: readonly Household[];
  formality: Formality;
  /** Left out for who may only look. */
  choosing: { chosen: ReadonlySet<string>; onChoose: (uuids: Set<string>) => void } | undefined;
}

/** As many as a tall window shows, for the document. */
const FIRST_ROWS = 20;
const ROWS = { estimatedRowSize: 85 };
const FRAME = 'block overflow-hidden rounded-card border border-line bg-paper';
const ROW = 'border-line border-b';

/** 'Sent: save the date, invitation' */
function sentText({ mailings }: Household): string {
  return `Sent: ${mailings.map(({ kind }) => MAILING_KIND_LABELS[kind].toLowerCase()).join(', ')}`;
}

interface EnvelopeRowProps {
  household: Household;
  formality: Formality;
  canEdit: boolean;
}

function EnvelopeRow({ household, formality, canEdit }: EnvelopeRowProps) {
  const outer = outerEnvelope(household, formality);
  const inner = household.envelopeInner || derivedInner(household.people, formality);
  const name = householdName(household);
  return (
    <div className="grid min-h-21 min-w-0 grow grid-cols-1 items-center gap-x-6 gap-y-1 py-3 ps-2 pe-5 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="wrap-anywhere font-display text-lg">
          <bdi>{outer}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          Inside: <bdi>{inner}</bdi>
        </p>
        {household.mailings.length > 0 && <p className="text-green-deep text-sm">{sentText(household)}</p>}
      </div>
      {hasAddress(household) ? (
        <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
          {addressLines(household).join('\n')}
        </p>
      ) : canEdit ? (
        <Link
          to={`${paths.guests()}${writeGuestView({ ...EVERYONE, text: name })}`}
          className="justify-self-start text-gold-deep text-sm underline"
        >
          Add an address for <bdi>{name}</bdi>
        </Link>
      ) : (
        <p className="text-gold-deep text-sm">No address</p>
      )}
    </div>
  );
}

/** What will stand on each envelope. Thousands of them, of which only those in sight exist. */
export function EnvelopeList({ households, formality, choosing }: EnvelopeListProps) {
  const isHydrated = useHydrated();
  const rows = useMemo(
    () => households.map((household) => ({ ...household, id: household.uuid })),
    [households],
  );
  if (!isHydrated) {
    return (
      <ul aria-label="Envelopes" className={FRAME}>
        {households.slice(0, FIRST_ROWS).map((household) => (
          <li key={household.uuid} className={classNames(ROW, choosing && 'ps-12.5')}>
            <EnvelopeRow {...{ household, formality }} canEdit={choosing !== undefined} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
      <GridList
        aria-label="Envelopes"
        items={rows}
        dependencies={[formality]}
        {...(choosing && {
          selectionMode: 'multiple',
          selectedKeys: choosing.chosen,
          onSelectionChange: (keys) =>
            choosing.onChoose(new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))),
        })}
        className={FRAME}
      >
        {(household) => (
          <GridListItem
            textValue={`${outerEnvelope(household, formality)}, ${addressLines(household).join(', ') || 'no address'}`}
            className={classNames(
              ROW,
              '-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-primary',
              choosing &&
                'flex cursor-pointer items-center ps-1.5 data-hovered:bg-linen data-selected:bg-cove-tint',
            )}
          >
            {choosing && <RowCheckbox />}
            <EnvelopeRow {...{ household, formality }} canEdit={choosing !== undefined} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
