import { LISTENING_EVENT } from './listening-event.ts';

/**
 * React answers events that it can replay in one of two ways: where a part is hydrated, or can be at once, it lets them
 * through; where the code of the part is still on its way, it stops them at the document. This one is among them and
 * means nothing to anybody.
 */
const PROBE = 'touchcancel';

const hydrated = new WeakSet<Element>();
let isListening = false;
let wasLetThrough = false;

document.documentElement.addEventListener(
  PROBE,
  () => {
    wasLetThrough = true;
  },
  true,
);

export function whenListening(begin: () => void): void {
  document.addEventListener(LISTENING_EVENT, () => {
    isListening = true;
    begin();
  });
}

export function isReactListening(): boolean {
  return isListening;
}

/** Marked so in its component: shown until the code of what it stands for is there. */
export function isStandIn(element: Element): boolean {
  return element.hasAttribute('data-stand-in');
}

/** Whether React hears what happens to this element. Asking hydrates it at once where that is possible. */
export function isHydrated(element: Element): boolean {
  if (isStandIn(element)) return false;
  if (hydrated.has(element)) return true;
  if (!isListening || !element.isConnected) return false;
  wasLetThrough = false;
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  if (wasLetThrough) hydrated.add(element);
  return wasLetThrough;
}
