/** The tabs of the chart. */
export const FIGURES = ['views', 'saves', 'inquiries', 'firstReply'] as const;
export type Figure = (typeof FIGURES)[number];

export const FIGURE_LABELS: Readonly<Record<Figure, string>> = {
  views: 'Views',
  saves: 'Saves',
  inquiries: 'Inquiries',
  firstReply: 'First reply',
};

/** From a look to a booking; each counted among the step before it that its words name. */
export const FUNNEL = ['saves', 'inquiries', 'connected', 'booked'] as const;
export type FunnelStep = (typeof FUNNEL)[number];
