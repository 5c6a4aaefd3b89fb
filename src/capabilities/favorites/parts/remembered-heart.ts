/** Kept for this tab alone: what a visitor pressed before signing up, and what is to be said back where it was pressed. */
const PRESSED_KEY = 'favorite-pressed';
const OUTCOME_KEY = 'favorite-outcome';

export type PressedHeart = { storefrontUuid: string; next: string };
export type HeartOutcome =
  | {
      isSaved: true;
      vendorName: string;
      storefrontUuid: string;
      uuid: string;
      boardUuid: string;
      /** Vendors saved before. */
      earlier: string[];
    }
  | { isSaved: false };

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage can be switched off; the address carries the same.
  }
}

function take<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function rememberPressed(pressed: PressedHeart): void {
  keep(PRESSED_KEY, pressed);
}

/** Whether this tab's own press led here; a link from elsewhere must not save anything by itself. */
export function takePressed(storefrontUuid: string): boolean {
  return take<PressedHeart>(PRESSED_KEY)?.storefrontUuid === storefrontUuid;
}

export function rememberOutcome(outcome: HeartOutcome): void {
  keep(OUTCOME_KEY, outcome);
}

export function takeOutcome(): HeartOutcome | undefined {
  return take<HeartOutcome>(OUTCOME_KEY);
}
