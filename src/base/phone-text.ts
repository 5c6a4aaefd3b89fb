/** '(528) 555-0128' of a U.S. number, however it is kept; any other stays as it is. */
export function phoneText(phone: string): string {
  const [, area, first, rest] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${first}-${rest}` : phone;
}
