const number = (phone: string) => phone.replace(/[^\d+]/g, '');

export function callLink(phone: string): string {
  return `tel:${number(phone)}`;
}

/** What a text message to a guest begins with. ‘?&’ is what iPhones and others both read. */
export function textMessageLink(phone: string, { couple, link }: { couple: string; link: string }): string {
  const body = `Hi! Here’s your invitation from ${couple}. Could you let us know if you’re coming? ${link}`;
  return `sms:${number(phone)}?&body=${encodeURIComponent(body)}`;
}
