const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Stands on the document's root when somebody was there before the code was. */
export const WAS_TOUCHED = 'was-touched';

function awaitSign(): Promise<void> {
  if (document.documentElement.classList.contains(WAS_TOUCHED)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of SIGNS) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
}

/**
 * Resolves with the first sign of a person at the page. The document already shows every control; the code of a large
 * one can wait until there is somebody to use it. On the server, which makes the document, nothing waits.
 */
export const firstTouch: Promise<void> = typeof window === 'undefined' ? Promise.resolve() : awaitSign();
