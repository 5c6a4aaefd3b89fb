import { isHostName } from './host-name.ts';
import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** A public http(s) address; 'studio.com' is read as 'https://studio.com'. Undefined when it is none. */
export function parseWebAddress(text: string): URL | undefined {
  // The URL parser forgives white space, control characters and backslashes; an address to be shown must not have them.
  if (text.length > 2048 || /[\s\\\p{Cc}\p{Cf}]/u.test(text)) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Credentials in an address serve only to disguise its host.
  const isPlain = url.username === '' && url.password === '';
  return isWeb && isPlain && isHostName(url.hostname) ? url : undefined;
}

export const webAddress = textRule(MESSAGES.webAddress, (text) => parseWebAddress(text) !== undefined);
