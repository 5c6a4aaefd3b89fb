export const NOTICE_MODES = ['EACH', 'DAILY', 'ONLY_NO', 'OFF'] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

export const USUAL_NOTICE_MODE: NoticeMode = 'DAILY';

export const NOTICE_MODE_LABELS: Readonly<Record<NoticeMode, string>> = {
  EACH: 'Every answer, right away',
  DAILY: 'One email a day',
  ONLY_NO: 'Only when someone can’t come',
  OFF: 'Nothing',
};

export const NOTICE_MODE_HINTS: Readonly<Record<NoticeMode, string>> = {
  EACH: 'At most one email a minute, however many answer.',
  DAILY: 'At 6 PM, on days when someone answered.',
  ONLY_NO: 'Right away, so you can invite someone else.',
  OFF: 'You’ll find every answer under Replies.',
};
