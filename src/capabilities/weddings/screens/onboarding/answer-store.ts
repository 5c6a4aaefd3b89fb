import { useSyncExternalStore } from 'react';
import { NO_WEDDING_ANSWERS, type WeddingAnswers } from '../../parts/wedding-answers.ts';

/** What is kept between the steps. The password is not among it. */
export type OnboardingAnswers = WeddingAnswers & { email: string };

export const NO_ANSWERS: OnboardingAnswers = { ...NO_WEDDING_ANSWERS, email: '' };

const STORAGE_KEY = 'onboarding_answers';

function isCity(value: unknown): value is NonNullable<OnboardingAnswers['city']> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, stateCode } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof name === 'string' && typeof stateCode === 'string';
}

/** Storage can hold anything, also what an older version of this page wrote. */
export function restoreAnswers(stored: string | null): OnboardingAnswers {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? 'null');
  } catch {
    return NO_ANSWERS;
  }
  if (typeof parsed !== 'object' || parsed === null) return NO_ANSWERS;
  const given = new Map(Object.entries(parsed));
  const entries = Object.entries(NO_ANSWERS).map(([name, empty]) => {
    const value: unknown = given.get(name);
    const fits = name === 'city' ? isCity(value) : typeof value === typeof empty;
    return [name, fits ? value : empty];
  });
  return Object.fromEntries(entries) as OnboardingAnswers;
}

let answers: OnboardingAnswers | undefined;
const listeners = new Set<() => void>();

/** Where storage is switched off the answers live as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readAnswers(): OnboardingAnswers {
  answers ??= restoreAnswers(storage()?.getItem(STORAGE_KEY) ?? null);
  return answers;
}

function publish(next: OnboardingAnswers) {
  answers = next;
  for (const listener of listeners) listener();
}

export function keepAnswers(change: Partial<OnboardingAnswers>): OnboardingAnswers {
  const next = { ...readAnswers(), ...change };
  publish(next);
  try {
    storage()?.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A full storage costs the next reload its answers, not this page.
  }
  return next;
}

export function clearAnswers() {
  storage()?.removeItem(STORAGE_KEY);
  publish(NO_ANSWERS);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Answers of an earlier visit are known after hydration only: the document is made without them. */
export function useAnswers(): OnboardingAnswers {
  return useSyncExternalStore(subscribe, readAnswers, () => NO_ANSWERS);
}
