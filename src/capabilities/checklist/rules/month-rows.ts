type Due = { dueOn: string | null };
type Row<Task, Payment> = { day: string } & (
  | { kind: 'task'; task: Task }
  | { kind: 'payment'; payment: Payment }
);

/** Payments among the tasks of a month, each before the first task that is due later. */
export function monthRows<Task extends Due, Payment extends { dueOn: string }>(
  tasks: readonly Task[],
  payments: readonly Payment[],
): Row<Task, Payment>[] {
  const rows: Row<Task, Payment>[] = [
    ...payments.map((payment) => ({ kind: 'payment' as const, payment, day: payment.dueOn })),
    ...tasks.map((task) => ({ kind: 'task' as const, task, day: task.dueOn ?? '9999' })),
  ];
  // Sorting keeps the order of those of one day.
  return rows.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
