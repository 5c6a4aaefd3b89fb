import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type InquiryValues, NO_INQUIRY } from './inquiry-values.ts';

export type InquiryDraft = { requestUuid: string; values: InquiryValues };

function keyOf(category: TaxonomyKey): string {
  return `inquiry_draft:${category}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCity(value: unknown): value is InquiryValues['city'] {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { id, name, stateCode } = value as Record<string, unknown>;
  return typeof id === 'number' && isText(name) && isText(stateCode);
}

function fits(name: string, value: unknown, empty: unknown): boolean {
  if (name === 'city') return isCity(value);
  if (Array.isArray(empty)) return Array.isArray(value) && value.every(isText);
  return typeof value === typeof empty;
}

/** Storage can hold anything, also what an older version of this page wrote. */
export function restoreDraft(stored: string | null): InquiryDraft | undefined {
  try {
    const { requestUuid, values } = JSON.parse(stored ?? 'null') ?? {};
    if (!isText(requestUuid) || typeof values !== 'object' || values === null) return undefined;
    const given = new Map(Object.entries(values));
    const entries = Object.entries(NO_INQUIRY).map(([name, empty]) => {
      const value = given.get(name);
      return [name, fits(name, value, empty) ? value : empty];
    });
    return { requestUuid, values: Object.fromEntries(entries) as InquiryValues };
  } catch {
    return undefined;
  }
}

export function readDraft(category: TaxonomyKey): InquiryDraft | undefined {
  try {
    return restoreDraft(localStorage.getItem(keyOf(category)));
  } catch {
    return undefined;
  }
}

export function keepDraft(category: TaxonomyKey, draft: InquiryDraft): void {
  try {
    localStorage.setItem(keyOf(category), JSON.stringify(draft));
  } catch {
    // Storage can be full or switched off; then a reload costs the words.
  }
}

export function dropDraft(category: TaxonomyKey): void {
  try {
    localStorage.removeItem(keyOf(category));
  } catch {
    // Nothing was kept either.
  }
}
