import { findAgain, type Whereabouts, whereaboutsOf } from './find-again.ts';
import { isHydrated, isReactListening } from './hydration.ts';
import { Pending } from './pending.ts';
import { showsWaiting } from './shows-waiting.ts';

type Press = (Whereabouts & { act: 'press' }) | (Whereabouts & { act: 'submit'; by: HTMLElement | null });

/** These do what they do without any code. */
const NATIVE = 'a[href],summary,label,input,select,textarea,[popovertarget],[commandfor]';
const BUTTON = 'button,[role=button]';
/** Without code a form is sent as browsers do it; whoever pressed should not wait longer for better. */
const MOST_MS_HELD = 10_000;

const presses = new Pending<Press>();
let isLettingGo = false;

/** Where a finger came down before React was there. React Aria answers a click only if it saw the finger come. */
let begun: Whereabouts | undefined;

function buttonAt(target: unknown): Element | undefined {
  const found = target instanceof Element ? target.closest(`${NATIVE},${BUTTON}`) : null;
  return found && !found.matches(NATIVE) ? found : undefined;
}

function keepPress(at: Whereabouts): void {
  presses.set(at.element, { ...at, act: 'press' });
  showsWaiting(at.element, true);
}

export function noteDown({ target, isTrusted }: PointerEvent): void {
  const button = isTrusted ? buttonAt(target) : undefined;
  begun = button && !isHydrated(button) ? whereaboutsOf(button) : undefined;
}

export function noteUp({ type }: PointerEvent): void {
  // Drawn anew under the finger: no click will come of it.
  if (type === 'pointerup' && begun && !begun.element.isConnected) keepPress(begun);
  if (type === 'pointercancel') begun = undefined;
}

export function notePress(event: MouseEvent): void {
  const button = buttonAt(event.target);
  if (!event.isTrusted || event.defaultPrevented || !button) return;
  const isBegun = begun?.element === button;
  begun = undefined;
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
  if (!isHydrated(button)) {
    if (!isSubmit) keepPress(whereaboutsOf(button));
  } else if (isBegun) {
    event.preventDefault();
    event.stopImmediatePropagation();
    (button as HTMLElement).click();
  }
}

/** Opens a list as a press does, instead of scrolling the page. */
export function noteArrow(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!/^Arrow(Down|Up)$/.test(key) || !(target instanceof Element)) return;
  if (!target.matches('button[aria-haspopup]') || isHydrated(target)) return;
  event.preventDefault();
  keepPress(whereaboutsOf(target));
}

/** Sending a form that only code can answer would throw away what is in it. One that reads, leads on. */
export function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (isLettingGo || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'post') return;
  if (isHydrated(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.set(form, { ...whereaboutsOf(form), act: 'submit', by: submitter });
  showsWaiting(submitter ?? form, true);
  setTimeout(() => {
    if (isReactListening() || !presses.delete(form)) return;
    isLettingGo = true;
    form.requestSubmit(submitter);
  }, MOST_MS_HELD);
}

export function replayPresses(): void {
  presses.settle((press) => {
    const target = findAgain(press, press.act === 'submit' ? 'form' : `${BUTTON},a`);
    if (!target) return 'gone';
    if (!isHydrated(target)) return 'waits';
    showsWaiting(press.element, false);
    if (press.act === 'press') (target as HTMLElement).click();
    else {
      const by = press.by?.isConnected ? press.by : null;
      if (by) showsWaiting(by, false);
      (target as HTMLFormElement).requestSubmit(by);
    }
    return 'done';
  });
}

export const hasPresses = () => presses.size > 0;
