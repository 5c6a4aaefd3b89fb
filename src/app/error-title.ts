import { errorKind } from './error-message.tsx';

const TITLES = {
  missing: 'Page not found',
  forbidden: 'Not open to you',
  offline: 'You are offline',
  broken: 'Something went wrong',
} as const;

/** What the window is called while a page says that it failed. */
export function errorTitle(error: unknown): string {
  return `${TITLES[errorKind(error)]} · Ampersand`;
}
