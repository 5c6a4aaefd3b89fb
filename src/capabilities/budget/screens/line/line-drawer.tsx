import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Popover } from '#ui/popover.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LONGEST_NAME, LONGEST_NOTE, MOST_CENTS } from '../../rules/budget-limits.ts';
import { BUDGET_SECTIONS, type BudgetSection, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { linesBelow } from '../../rules/grid/grid-rows.ts';
import { countedText, headsText } from '../../rules/line-words.ts';
import { priceOfLine } from '../../rules/price-scale.ts';
import type { Desk } from '../budget/desk.ts';
import { useAtEnd } from '../budget/use-at-end.ts';
import { CountChoice } from '../grid/count-picker.tsx';
import { payerId, payerOf, payerOptions } from '../payments/payment-fields.tsx';
import { LineFiles } from './line-files.tsx';
import { LineParts } from './line-parts.tsx';
import { LinePayments } from './line-payments.tsx';
import { LineVendors } from './line-vendors.tsx';

/** Text that is kept once its field is left, and follows what others make of it until then. */
function KeptText({
  label,
  value,
  onKeep,
  isLong = false,
  most,
}: {
  label: string;
  value: string;
  onKeep: (text: string) => void;
  isLong?: boolean;
  most: number;
}) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && typed.trim() !== value) onKeep(typed.trim());
    setTyped(undefined);
  };
  useAtEnd(leave);
  const field = {
    label,
    value: typed ?? value,
    onChange: setTyped,
    onBlur: leave,
    maxLength: most,
    reservesMessage: false,
  };
  return isLong ? <TextAreaField {...field} rows={3} /> : <TextField {...field} />;
}

function KeptMoney({
  label,
  value,
  onKeep,
  description,
}: {
  label: string;
  value: number | null;
  onKeep: (cents: number | null) => void;
  description?: ReactNode;
}) {
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const shown = typed === undefined ? value : typed;
  const isWrong = shown !== null && (Number.isNaN(shown) || shown > MOST_CENTS);
  const leave = () => {
    if (isWrong) return;
    if (typed !== undefined && typed !== value) onKeep(typed);
    setTyped(undefined);
  };
  useAtEnd(leave);
  return (
    <MoneyField
      label={label}
      value={shown}
      onChange={setTyped}
      onBlur={leave}
      description={description}
      error={isWrong ? 'Type an amount, like 1,200.' : undefined}
      reservesMessage={false}
    />
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 truncate font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The same as the grid's formula: a price, and what it is for. */
function PlannedFields({ desk, line }: { desk: Desk; line: BudgetLine }) {
  const { heads } = desk.budget;
  const { countedBy } = line;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <KeptMoney
          label={countedBy === null ? 'Planned' : 'Planned for each'}
          value={line.priceCents}
          onKeep={(cents) => desk.actions.changeLine(line, { priceCents: cents ?? 0 })}
          description={
            countedBy === null
              ? undefined
              : `${countedText(line, heads)} is ${formatCents(desk.sums.lines.get(line.uuid)?.plannedCents ?? 0)}.`
          }
        />
      </div>
      <Popover
        title="How it’s counted"
        trigger={
          <Button variant="secondary" size="small">
            {countedBy === null ? 'One price for everything' : headsText({ ...line, countedBy }, heads)}
          </Button>
        }
      >
        {(close) => (
          <CountChoice
            line={line}
            heads={heads}
            onChoose={(values) => {
              close();
              desk.actions.changeLine(line, values);
            }}
          />
        )}
      </Popover>
    </div>
  );
}

function LineFields({ desk, line, hasParts }: { desk: Desk; line: BudgetLine; hasParts: boolean }) {
  const { budget, vendorsOf, actions } = desk;
  const vendors = vendorsOf.get(line.uuid) ?? [];
  return (
    <div className="mt-5 flex flex-col gap-3">
      <KeptText
        label="What"
        value={line.name}
        most={LONGEST_NAME}
        onKeep={(name) => actions.changeLine(line, { name }, name)}
      />
      {!hasParts && <PlannedFields desk={desk} line={line} />}
      {vendors.length === 0 && (
        <KeptText
          label="Who"
          value={line.vendorName}
          most={LONGEST_NAME}
          onKeep={(vendorName) => actions.changeLine(line, { vendorName }, vendorName)}
        />
      )}
      <KeptMoney
        label="Quoted"
        value={line.quotedCents}
        onKeep={(quotedCents) => actions.changeLine(line, { quotedCents })}
        description={vendors.length > 0 ? 'Beside what vendors offered here.' : undefined}
      />
      <KeptMoney
        label="Agreed"
        value={line.agreedCents}
        onKeep={(agreedCents) => actions.changeLine(line, { agreedCents })}
        description={
          vendors.some(({ isBooked }) => isBooked)
            ? 'The price of the booking counts, as long as there is one.'
            : undefined
        }
      />
      {budget.contributors.length > 0 && (
        <SelectField
          label="Who pays"
          options={payerOptions(budget.contributors)}
          value={payerId(line.payerUuid)}
          onChange={(id) => actions.changeLine(line, { payerUuid: payerOf(id) })}
          reservesMessage={false}
        />
      )}
      <KeptText
        label="Note"
        isLong
        value={line.note}
        most={LONGEST_NOTE}
        onKeep={(note) => actions.changeLine(line, { note }, note)}
      />
      {line.parentUuid === null && (
        <SelectField
          label="Section"
          options={BUDGET_SECTIONS.map((id) => ({ id, label: SECTION_LABELS[id] }))}
          value={line.section}
          onChange={(section) => actions.moveLineTo(line, section as BudgetSection)}
          reservesMessage={false}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onPress={() => actions.moveLine(line, -1)}>
          Move up
        </Button>
        <Button variant="secondary" size="small" onPress={() => actions.moveLine(line, 1)}>
          Move down
        </Button>
      </div>
    </div>
  );
}

const amount = (cents: number | null | undefined) => (cents == null ? '–' : formatCents(cents));

interface LineDrawerProps {
  desk: Desk;
  line: BudgetLine;
  onOpen: (line: BudgetLine) => void;
  onClose: () => void;
}

/** Everything about one line. What is typed is kept when its field is left. */
export function LineDrawer({ desk, line, onOpen, onClose }: LineDrawerProps) {
  const { budget, sums, vendorsOf, actions, canEdit, prices } = desk;
  const figures = sums.lines.get(line.uuid);
  const below = linesBelow(budget.lines).get(line.uuid) ?? [];
  const price = priceOfLine(prices, line);
  return (
    <Drawer
      isOpen
      isWholeOnPhone
      title={line.name || 'New line'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        canEdit && (
          <>
            <Button onPress={onClose} className="grow">
              Done
            </Button>
            <Button
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onPress={() => {
                actions.removeLine(line);
                onClose();
              }}
            >
              Remove
            </Button>
          </>
        )
      }
    >
      <dl className="rounded-card bg-linen px-4 py-2 text-sm">
        <Fact label="Planned">{amount(figures?.plannedCents)}</Fact>
        <Fact label="Quoted">{amount(figures?.quotedCents)}</Fact>
        <Fact label="Agreed">{amount(figures?.committedCents)}</Fact>
        <Fact label="Paid">{amount(figures?.paidCents)}</Fact>
        <Fact label="To pay">{amount(figures?.outstandingCents)}</Fact>
      </dl>
      <LineVendors vendors={vendorsOf.get(line.uuid) ?? []} />
      {price && (
        <p className="mt-3 text-ink-soft text-sm">
          Near {price.place}, half of {price.listings} listings charge {formatCents(price.lowerQuartileCents)}{' '}
          to {formatCents(price.upperQuartileCents)}
          {price.unit === null ? '' : ` ${price.unit}`}. The middle one charges{' '}
          {formatCents(price.medianCents)}.
        </p>
      )}
      {canEdit ? (
        <LineFields desk={desk} line={line} hasParts={below.length > 0} />
      ) : (
        line.note !== '' && <p className="mt-4 whitespace-pre-wrap">{line.note}</p>
      )}
      {line.parentUuid === null && (below.length > 0 || canEdit) && (
        <LineParts desk={desk} line={line} parts={below} onOpen={onOpen} />
      )}
      <LinePayments desk={desk} line={line} />
      <LineFiles
        lineUuid={line.uuid}
        files={budget.files.filter(({ lineUuid }) => lineUuid === line.uuid)}
        canEdit={canEdit}
      />
    </Drawer>
  );
}
