import type { Api } from './api-type.ts';

let client: Api | undefined;

/** The client announces itself: a file that came at the second try exports under names only the build knows. */
export function registerClient(loaded: Api): void {
  client = loaded;
}

/** Undefined until its file has come. */
export function registeredClient(): Api | undefined {
  return client;
}
