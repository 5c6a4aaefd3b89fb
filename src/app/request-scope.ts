import { createContext, type RouterContextProvider } from 'react-router';
import type { DocumentSubject } from '#base/document-subject.ts';
import type { ErrorCode } from '#base/result.ts';
import type { Api } from './api-type.ts';

/** A call of an action that was refused, as the browser would have been told. */
export type CallRefusal = {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  details: Record<string, unknown>;
};

/** What the server hands to loaders and to the document renderer for one request. */
export type RequestScope = {
  api: Api;
  /** Only where a form was sent: its calls are counted, checked and written down as if the browser had made them. */
  acting: Api | undefined;
  /** Marks our inline scripts on personal pages, to be told from any other when their hashes are listed. */
  nonce: string | undefined;
  /** Where people reach us, without a slash at the end. */
  publicUrl: string;
  /** What a cached document shows; it is rendered anew when one of these changes. */
  shows: Set<string>;
  /** Of a page that is public for some addresses alone: this one is, and may be kept for everybody. */
  openToAll(): void;
  /** Whether the page was last made of exactly this; then it need not be drawn again. */
  isUnchanged(data: string): boolean;
  /** Whether parts that many pages show may be repeated as they were drawn before; off only in benchmarks. */
  recallsMarkup: boolean;
  /** Takes the finished page as it was written; in a response it would be copied, and decoded to be looked at. */
  handOver(html: Buffer): void;
  /** Of the server's clock. */
  now(): Date;
  environment: 'development' | 'staging' | 'production';
  logError(error: unknown): void;
};

export const requestScope = createContext<RequestScope>();

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(requestScope).api;
}

/** For actions alone. Cookies that these calls set leave with the page's answer. */
export function actingApiOf(context: Readonly<RouterContextProvider>): Api {
  const { acting } = context.get(requestScope);
  if (!acting) throw new Error('Only an action may act.');
  return acting;
}

export function isCallRefusal(error: unknown): error is CallRefusal {
  return typeof error === 'object' && error !== null && 'details' in error && 'code' in error;
}

/** Notes what a public document shows, under the name its change will be announced with. */
export function showsOn(context: Readonly<RouterContextProvider>, ...subjects: DocumentSubject[]): void {
  const { shows } = context.get(requestScope);
  for (const subject of subjects) shows.add(subject);
}

/** Of a page that is public for some addresses alone: says that this one may be kept for everybody. */
export function openToAll(context: Readonly<RouterContextProvider>): void {
  context.get(requestScope).openToAll();
}
