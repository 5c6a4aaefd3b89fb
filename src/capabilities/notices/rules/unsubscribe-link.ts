/** Side, person and signature. */
export const UNSUBSCRIBE_TOKEN = /^([cv])\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** Whether a link can be one of ours at all; whether it is, its signature says. Mail programs cut long links short. */
export function isUnsubscribeToken(text: string): boolean {
  return UNSUBSCRIBE_TOKEN.test(text);
}
