import { paths } from '#app/rules/paths.ts';
import type { NoticeSide } from '../rules/notice-side.ts';
import { noticesPaths } from '../rules/paths.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type LinkParts = { publicUrl: string; secret: string };

/** Addresses in mails, as people reach them from outside. */
export function settingsUrl({ publicUrl }: Pick<LinkParts, 'publicUrl'>): string {
  return `${publicUrl}${paths.notificationSettings()}`;
}

export function unsubscribeUrl({ publicUrl, secret }: LinkParts, userId: string, side: NoticeSide): string {
  return `${publicUrl}${noticesPaths.unsubscribe(unsubscribeToken(secret, userId, side))}`;
}
