import { MessageCircle, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Menu } from '#ui/menu.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Popover } from '#ui/popover.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LONGEST_NAME, LONGEST_NOTE, MOST_CENTS } from '../../rules/budget-limits.ts';
import { BUDGET_SECTIONS, type BudgetSection, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import { linesBelow } from '../../rules/grid/grid-rows.ts';
import { countedText, headsText } from '../../rules/line-words.ts';
import { isLate, paymentWords } from '../../rules/payment-words.ts';
import { priceOfLine } from '../../rules/price-scale.ts';
import type { Desk } from '../budget/desk.ts';
import { CountChoice } from '../grid/count-picker.tsx';
import { MarkPaidDialog } from '../payments/mark-paid.tsx';
import { PaymentFields, payerId, payerOf, payerOptions } from '../payments/payment-fields.tsx';
import { LineFiles } from './line-files.tsx';

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
  return (
    <MoneyField
      label={label}
      value={shown}
      onChange={setTyped}
      onBlur={() => {
        if (isWrong) return;
        if (typed !== undefined && typed !== value) onKeep(typed);
        setTyped(undefined);
      }}
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

function LinePayments({ desk, line }: { desk: Desk; line: BudgetLine }) {
  const { budget, paymentsOf, actions, canEdit } = desk;
  const payments = paymentsOf.get(line.uuid) ?? [];
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<BudgetPayment>();
  const [paying, setPaying] = useState<BudgetPayment>();
  return (
    <section aria-labelledby="line-payments" className="mt-6">
      <h3 id="line-payments" className="font-semibold font-text text-base">
        Payments
      </h3>
      {payments.length === 0 && <p className="text-ink-soft text-sm">No payment noted yet.</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) =>
          editing?.uuid === payment.uuid ? (
            <li key={payment.uuid} className="py-3">
              <PaymentFields
                begin={payment}
                contributors={budget.contributors}
                saveLabel="Save"
                onSave={(values) => {
                  actions.changePayment(payment, values);
                  setEditing(undefined);
                }}
                onCancel={() => setEditing(undefined)}
              />
              <Button
                variant="danger"
                size="small"
                className="mt-2"
                onPress={() => {
                  actions.removePayment(payment);
                  setEditing(undefined);
                }}
              >
                Remove
              </Button>
            </li>
          ) : (
            <li key={payment.uuid} className="flex items-center gap-2 py-2">
              <div className="min-w-0 grow">
                <p className="truncate">{paymentWords(payment, budget.today)}</p>
                <p
                  className={
                    isLate(payment, budget.today) ? 'text-red-deep text-sm' : 'text-ink-soft text-sm'
                  }
                >
                  {payment.paidOn !== null && `Paid ${formatDateInText(calendarDate(payment.paidOn))}`}
                  {payment.paidOn === null &&
                    (payment.dueOn === null
                      ? 'No day yet'
                      : `Due ${formatDateInText(calendarDate(payment.dueOn))}`)}
                </p>
              </div>
              <span className="font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
              {canEdit && (
                <Menu
                  trigger={
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`More for ${payment.label || 'this payment'}`}
                    >
                      …
                    </Button>
                  }
                  entries={[
                    payment.paidOn === null
                      ? { id: 'pay', label: 'Mark paid' }
                      : { id: 'unpay', label: 'Not paid after all' },
                    { id: 'edit', label: 'Change' },
                    { id: 'remove', label: 'Remove', tone: 'danger' },
                  ]}
                  onAction={(id) => {
                    if (id === 'pay') setPaying(payment);
                    if (id === 'unpay') actions.markUnpaid(payment);
                    if (id === 'edit') setEditing(payment);
                    if (id === 'remove') actions.removePayment(payment);
                  }}
                />
              )}
            </li>
          ),
        )}
      </ul>
      {canEdit &&
        (isAdding ? (
          <PaymentFields
            begin={{
              lineUuid: line.uuid,
              inquiryUuid: null,
              label: '',
              amountCents: 0,
              dueOn: null,
              paidOn: null,
              payerUuid: line.payerUuid,
            }}
            contributors={budget.contributors}
            saveLabel="Add"
            onSave={(values) => {
              actions.addPayment(values);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            Add a payment
          </Button>
        ))}
      {paying && <MarkPaidDialog desk={desk} payment={paying} onClose={() => setPaying(undefined)} />}
    </section>
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
        description={vendors.some(({ isBooked }) => isBooked) ? 'On top of what’s booked here.' : undefined}
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

function vendorWords({ isBooked, agreedCents, offeredCents }: BudgetVendor): string {
  if (isBooked) return agreedCents === null ? 'Booked' : `Booked, ${formatCents(agreedCents)}`;
  return offeredCents === null ? 'No offer yet' : `Offers ${formatCents(offeredCents)}`;
}

/** Those of the marketplace, each with the way to what was written. */
function LineVendors({ vendors }: { vendors: readonly BudgetVendor[] }) {
  if (vendors.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {vendors.map((vendor) => (
        <li key={vendor.inquiryUuid} className="flex items-center gap-2">
          <MessageCircle size={18} aria-hidden="true" className="text-ink-soft" />
          <TextLink to={paths.thread(vendor.inquiryUuid)} className="min-w-0 truncate">
            {vendor.name}
          </TextLink>
          <span className="ms-auto shrink-0 text-ink-soft text-sm">{vendorWords(vendor)}</span>
        </li>
      ))}
    </ul>
  );
}

function LineParts({
  desk,
  line,
  parts,
  onOpen,
}: {
  desk: Desk;
  line: BudgetLine;
  parts: readonly BudgetLine[];
  onOpen: (line: BudgetLine) => void;
}) {
  const { sums, actions, canEdit } = desk;
  return (
    <section aria-labelledby="line-parts" className="mt-6">
      <h3 id="line-parts" className="font-semibold font-text text-base">
        Parts
      </h3>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.uuid}>
            <button
              type="button"
              onClick={() => onOpen(part)}
              className="flex min-h-11 w-full items-center gap-3 text-start hover:underline"
            >
              <span className="min-w-0 grow truncate">{part.name || 'No name yet'}</span>
              <span className="tabular-nums">{amount(sums.lines.get(part.uuid)?.expectedCents)}</span>
            </button>
          </li>
        ))}
      </ul>
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => actions.addLineBelow(line)}
        >
          {parts.length === 0 ? 'Split into parts' : 'Add a part'}
        </Button>
      )}
    </section>
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
