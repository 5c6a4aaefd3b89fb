const PLACES = 4;

/** What no file system takes, or reads as something else. */
const NEVER = /[\\/:*?"<>|.\p{Cc}\p{Cf}]+/gu;

/** '0042 Aunt Ruth.webp': in the order the photos came, whichever way a computer sorts them. */
export function archiveName(place: number, name: string, ending: string): string {
  const who = name.replaceAll(NEVER, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${String(place).padStart(PLACES, '0')}${who && ` ${who}`}${ending}`;
}
