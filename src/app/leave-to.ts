/**
 * Leaves through a full page load, so that everything personal is fetched anew. Never resolves: whoever waits for it
 * stays pending until the page is gone. A page that comes back from the browser's cache is loaded again.
 */
export function leaveTo(address: string): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), {
    once: true,
  });
  window.location.assign(address);
  return new Promise(() => undefined);
}
