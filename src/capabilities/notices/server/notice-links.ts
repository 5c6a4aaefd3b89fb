import type { NoticeSide } from '../rules/notice-side.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type LinkParts = { publicUrl: string; secret: string };

/** Addresses in mails, as people reach them from outside. */
export function settingsUrl({ publicUrl }: Pick<LinkParts, 'publicUrl'>): string {
  return `${publicUrl}/account/notifications`;
}

export function unsubscribeUrl({ publicUrl, secret }: LinkParts, userId: string, side: NoticeSide): string {
  return `${publicUrl}/account/unsubscribe/${encodeURIComponent(unsubscribeToken(secret, userId, side))}`;
}
