const STORAGE_KEY = 'recently_viewed';
const MOST = 12;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The storefronts seen last in this browser, the latest first. Whatever else stands in its place counts for nothing. */
export function listViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const uuids = kept.filter((uuid): uuid is string => typeof uuid === 'string' && UUID.test(uuid));
    return [...new Set(uuids)].slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberViewed(storefrontUuid: string): void {
  const others = listViewed().filter((uuid) => uuid !== storefrontUuid);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([storefrontUuid, ...others].slice(0, MOST)));
  } catch {
    // Storage can be switched off; then nothing was viewed.
  }
}
