import type { LeadThread } from '../../contract/leads.contract.ts';

/** Declining a new lead, or closing a talk. */
export function mayEnd({ allowed }: Pick<LeadThread, 'allowed'>): boolean {
  return allowed.includes('decline') || allowed.includes('close');
}

export function mayWrite({ allowed }: Pick<LeadThread, 'allowed'>): boolean {
  return allowed.includes('connect') || allowed.includes('vendor-message');
}

/** Whoever may end a lead may also say that it is none; what is over can still be reported by those who could have. */
export function mayReport({ allowed, isReportedSpam }: LeadThread): boolean {
  return !isReportedSpam && mayEnd({ allowed });
}
