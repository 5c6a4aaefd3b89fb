import { createContext, type RouterContextProvider } from 'react-router';
import type { Api } from './api.ts';

/** What the server hands to loaders and to the document renderer for one request. */
export type RequestScope = {
  api: Api;
  /** Marks our inline scripts on personal pages; cached documents list hashes instead. */
  nonce: string | undefined;
  environment: 'development' | 'staging' | 'production';
  logError(error: unknown): void;
};

export const requestScope = createContext<RequestScope>();

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(requestScope).api;
}
