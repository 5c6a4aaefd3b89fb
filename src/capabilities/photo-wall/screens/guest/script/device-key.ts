const [KEY, NAME] = ['ampersand-photos-key', 'ampersand-photos-name'];
const BYTES = 32;

/** Some browsers keep nothing; then a photo can be taken back until the page is closed. */
function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing is lost but the convenience.
  }
}

/** A secret that stays in this browser: with it, and nothing else, its photos are taken back. */
export function deviceKey(): string {
  const known = kept(KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(KEY, key);
  return key;
}

export const rememberedName = () => kept(NAME);
export const rememberName = (name: string) => keep(NAME, name);
