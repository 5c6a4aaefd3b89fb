const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The uuids of a list in an address: junk and doubles are left out, and so is what goes beyond `most`. */
export function readUuidList(text: string | null, most: number): string[] {
  const uuids = (text ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => UUID.test(part));
  return [...new Set(uuids)].slice(0, most);
}
