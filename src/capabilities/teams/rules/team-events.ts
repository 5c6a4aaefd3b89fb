/** What is written down about who works for a business. */
export const TEAM_EVENTS = [
  'INVITED',
  'RESENT',
  'REVOKED',
  'JOINED',
  'DECLINED',
  'ROLE_CHANGED',
  'REMOVED',
  'LEFT',
  'TRANSFERRED',
  'INHERITED',
] as const;

export type TeamEvent = (typeof TEAM_EVENTS)[number];
