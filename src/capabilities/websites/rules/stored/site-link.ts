import { isHostName } from '#base/validation/host-name.ts';
import { parseWebAddress } from '#base/validation/web-address.ts';

const MAIL = /^mailto:[\w.+-]{1,64}@([\w.-]{1,190})$/i;
const PHONE = /^tel:\+?[0-9][0-9().-]{2,28}$/;

/** A link of a site as it is stored; undefined for anything that is none. Nothing but these four ever leads out of a page. */
export function siteLink(text: string): string | undefined {
  const address = text.trim();
  if (PHONE.test(address)) return address;
  const mailHost = MAIL.exec(address)?.[1];
  if (mailHost !== undefined) return isHostName(mailHost) ? address : undefined;
  return webLink(address);
}

/** Where a page of another host is meant; the protocol must be named, so that nothing is read into what was typed. */
export function webLink(text: string): string | undefined {
  const address = text.trim();
  return /^https?:\/\//i.test(address) ? parseWebAddress(address)?.href : undefined;
}

/** 'marriott.com', said beside a link so that nobody is led somewhere unawares. */
export function hostOf(link: string): string {
  return /^https?:/i.test(link) && URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
}
