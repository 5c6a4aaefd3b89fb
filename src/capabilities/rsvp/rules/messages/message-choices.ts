export const MESSAGE_KINDS = ['MESSAGE', 'INVITATION', 'REMINDER'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What the couple writes by itself; reminders are two, and there from the beginning. */
export const WRITTEN_KINDS = ['MESSAGE', 'INVITATION'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const REMINDERS = [1, 2] as const;
export type ReminderNumber = (typeof REMINDERS)[number];

export const AUDIENCES = ['EVERYONE', 'NOT_ANSWERED', 'COMING', 'NOT_COMING', 'EVENT'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  EVERYONE: 'Everyone invited',
  NOT_ANSWERED: 'Everyone who hasn’t answered',
  COMING: 'Everyone who’s coming',
  NOT_COMING: 'Everyone who can’t come',
  EVENT: 'Everyone invited to one event',
};
