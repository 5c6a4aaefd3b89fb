import { formatCents } from '#base/money.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import { BUDGET_SECTIONS, type BudgetSection } from '../../rules/budget-sections.ts';
import type {
  BudgetContributor,
  BudgetLine,
  BudgetPayment,
  BudgetScenario,
  ContributorValues,
  LineValues,
  PaymentValues,
  ScenarioValues,
} from '../../rules/budget-state.ts';
import { newValues } from '../../rules/grid/cell-text.ts';
import {
  type LinePlace,
  placeAfter,
  placeAtEnd,
  placeBefore,
  placeBeside,
} from '../../rules/grid/line-places.ts';
import { toldText } from '../../rules/told-text.ts';
import type { BudgetStore } from './budget-store.ts';

const NEW_LINE: Omit<LineValues, keyof LinePlace> = {
  categoryKey: null,
  name: '',
  priceCents: 0,
  countedBy: null,
  fixedCount: null,
  vendorName: '',
  quotedCents: null,
  agreedCents: null,
  note: '',
  payerUuid: null,
};

const STEP = 1024;

function lastPosition(things: readonly { position: number }[]): number {
  return things.reduce((last, { position }) => Math.max(last, position), 0) + STEP;
}

/** Everything people do to a budget, each one change with a way back. */
export function budgetActions(store: BudgetStore) {
  const now = () => store.read().budget;

  /** A change whose way back is also offered in a toast. */
  function offerUndo(message: string, operations: readonly BudgetOperation[]) {
    const uuid = store.change(operations);
    toastStore.show({
      id: 'action-done',
      autoDismissMs: 8_000,
      tone: 'positive',
      message,
      secondAction: { label: 'Undo', onPress: () => store.undo(uuid) },
    });
  }

  function addLine(values: LinePlace & Partial<LineValues>): string {
    const uuid = crypto.randomUUID();
    store.change([{ op: 'add', of: 'line', uuid, values: { ...NEW_LINE, ...values } }]);
    return uuid;
  }

  function changeLine(line: BudgetLine, values: Partial<LineValues>, typed?: string): void {
    const changed = newValues(line, values);
    if (Object.keys(changed).length === 0) return;
    store.change([{ op: 'change', of: 'line', uuid: line.uuid, values: changed }], typed);
  }

  return {
    change: (operations: readonly BudgetOperation[]) => store.change(operations),
    offerUndo,
    undo: () => store.undo(),
    redo: () => store.redo(),
    setTotal: (totalCents: number | null) => {
      if (totalCents !== now().totalCents)
        store.change([{ op: 'change', of: 'total', values: { totalCents } }]);
    },

    changeLine,
    addLineAfter: (line: BudgetLine) => addLine(placeAfter(now().lines, line)),
    addLineIn: (section: BudgetSection) => addLine(placeAtEnd(now().lines, section)),
    /** The first one below a line takes over its plan, so that the sum stays what it was. */
    addLineBelow: (line: BudgetLine): string => {
      const { lines } = now();
      const place = placeAtEnd(lines, line.section, line.uuid);
      const isFirst = !lines.some(({ parentUuid }) => parentUuid === line.uuid);
      const { priceCents, countedBy, fixedCount } = line;
      return addLine({ ...place, ...(isFirst && { priceCents, countedBy, fixedCount }) });
    },
    removeLine: (line: BudgetLine) =>
      offerUndo(`${toldText(line.name) || 'The line'} is gone.`, [
        { op: 'remove', of: 'line', uuid: line.uuid },
      ]),
    moveLine: (line: BudgetLine, step: -1 | 1) => {
      const place = placeBeside(now().lines, line, step, BUDGET_SECTIONS);
      if (place) changeLine(line, place);
    },
    moveLineTo: (line: BudgetLine, section: BudgetSection) =>
      changeLine(line, placeAtEnd(now().lines, section)),
    dropLine: (moved: BudgetLine, target: BudgetLine) => {
      const place = placeBefore(now().lines, moved, target);
      if (place) changeLine(moved, place);
    },

    addPayment: (values: PaymentValues) =>
      store.change([{ op: 'add', of: 'payment', uuid: crypto.randomUUID(), values }]),
    changePayment: ({ uuid }: BudgetPayment, values: Partial<PaymentValues>) =>
      store.change([{ op: 'change', of: 'payment', uuid, values }]),
    removePayment: ({ uuid, label }: BudgetPayment) =>
      offerUndo(`${toldText(label) || 'The payment'} is gone.`, [{ op: 'remove', of: 'payment', uuid }]),
    markPaid: ({ uuid, amountCents }: BudgetPayment, values: Pick<PaymentValues, 'paidOn' | 'payerUuid'>) =>
      offerUndo(`${formatCents(amountCents)} is marked as paid.`, [
        { op: 'change', of: 'payment', uuid, values },
      ]),
    markUnpaid: ({ uuid }: BudgetPayment) =>
      store.change([{ op: 'change', of: 'payment', uuid, values: { paidOn: null } }]),

    addContributor: (values: Omit<ContributorValues, 'position'>) =>
      store.change([
        {
          op: 'add',
          of: 'contributor',
          uuid: crypto.randomUUID(),
          values: { ...values, position: lastPosition(now().contributors) },
        },
      ]),
    changeContributor: ({ uuid }: BudgetContributor, values: Partial<ContributorValues>) =>
      store.change([{ op: 'change', of: 'contributor', uuid, values }]),
    removeContributor: ({ uuid, name }: BudgetContributor) =>
      offerUndo(`${toldText(name) || 'They'} won’t be listed any more.`, [
        { op: 'remove', of: 'contributor', uuid },
      ]),

    addScenario: (values: Omit<ScenarioValues, 'position'>): string => {
      const uuid = crypto.randomUUID();
      const position = lastPosition(now().scenarios);
      store.change([{ op: 'add', of: 'scenario', uuid, values: { ...values, position } }]);
      return uuid;
    },
    removeScenario: ({ uuid, name }: BudgetScenario) =>
      offerUndo(`“${toldText(name)}” is gone.`, [{ op: 'remove', of: 'scenario', uuid }]),
  };
}

export type BudgetActions = ReturnType<typeof budgetActions>;
