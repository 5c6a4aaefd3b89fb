type Milestone = { title: string; day: string; isDone: boolean };

/** Our library's guess of when replies close gives way to the day that guests are told, and they are closed after it. */
export function milestonesOf(
  planned: readonly (Milestone & { key: string })[],
  { closesOn, today }: { closesOn: string | null; today: string },
): Milestone[] {
  const told = planned.map(({ key, ...milestone }) =>
    key === 'rsvp-close' && closesOn !== null
      ? { ...milestone, day: closesOn, isDone: closesOn < today }
      : milestone,
  );
  return told.sort((a, b) => a.day.localeCompare(b.day));
}
