/** What a household can be sent, in the order it is. */
export const MAILING_KINDS = ['SAVE_THE_DATE', 'INVITATION', 'THANK_YOU', 'OTHER'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

export const MAILING_KIND_LABELS: Readonly<Record<MailingKind, string>> = {
  SAVE_THE_DATE: 'Save the date',
  INVITATION: 'Invitation',
  THANK_YOU: 'Thank-you',
  OTHER: 'Something else',
};

export const MAILING_CHANNELS = ['PAPER', 'EMAIL', 'TEXT', 'HAND'] as const;
export type MailingChannel = (typeof MAILING_CHANNELS)[number];

export const MAILING_CHANNEL_LABELS: Readonly<Record<MailingChannel, string>> = {
  PAPER: 'By mail',
  EMAIL: 'By email',
  TEXT: 'By text message',
  HAND: 'By hand',
};

export type Mailing = { kind: MailingKind; channel: MailingChannel; sentOn: string };

export type MailingMark = {
  kind: MailingKind;
  channel: MailingChannel;
  /** Null takes the mark off. */
  sentOn: string | null;
  householdUuids: string[];
};

type Sent = { uuid: string; mailings: readonly Mailing[] };

/** What has to be sent so that these households are marked as they are now. */
export function mailingMarks(kind: MailingKind, households: readonly Sent[]): MailingMark[] {
  const marks = households.map(({ uuid, mailings }) => {
    const mailing = mailings.find((one) => one.kind === kind);
    return { uuid, channel: mailing?.channel ?? ('PAPER' as const), sentOn: mailing?.sentOn ?? null };
  });
  return [...Map.groupBy(marks, ({ channel, sentOn }) => `${channel} ${sentOn}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { channel, sentOn } = first;
      return [{ kind, channel, sentOn, householdUuids: group.map(({ uuid }) => uuid) }];
    },
  );
}
