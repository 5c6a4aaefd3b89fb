export const QUEUE_VIEWS = ['waiting', 'held', 'second-look', 'decided'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_VIEW_LABELS: Readonly<Record<QueueView, string>> = {
  waiting: 'Waiting',
  held: 'Held',
  'second-look': 'Second look',
  decided: 'Decided',
};
