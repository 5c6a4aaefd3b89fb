/**
 * Runs in every document before it is painted. Until React has hydrated a part, and for parts whose code comes later, it
 * notes what a person or the browser does there, and then tells React about it as if it had just happened.
 */
import { hasDrag, noteDrag, noteDragStart, replayDrag } from './drags.ts';
import { handOverFields, hasFieldNotes, noteCaret, noteChange, noteFilledIn, noteHand } from './fields.ts';
import { handOverFocus, hasFocusNote, noteFocus, noteLeaving } from './focus.ts';
import { handOverFolds, hasFolds, noteFold } from './folds.ts';
import { isReactListening, whenListening } from './hydration.ts';
import { hasPresses, holdSubmit, noteArrow, noteDown, notePress, noteUp, replayPresses } from './presses.ts';

const SOONEST_MS = 30;
const LATEST_MS = 1_000;

let timer = 0;
let wait = SOONEST_MS;
let wasTouched = false;

const isPending = () => hasFieldNotes() || hasFolds() || hasFocusNote() || hasPresses() || hasDrag();

function settle(): void {
  clearTimeout(timer);
  timer = 0;
  handOverFocus();
  handOverFolds();
  const wasWritten = handOverFields();
  // What was just written is drawn before anybody acts on it.
  if (!wasWritten) {
    replayPresses();
    replayDrag();
  }
  wait = wasWritten ? 0 : Math.min(wait * 1.2 + 1, LATEST_MS);
  if (isPending()) settleIn(wait);
}

function settleIn(milliseconds: number): void {
  if (isReactListening() && timer === 0) timer = setTimeout(settle, milliseconds) as unknown as number;
}

/** At the window, so before React. */
function listen<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  note: (event: WindowEventMap[Name]) => void,
): void {
  for (const name of names) {
    addEventListener(
      name,
      (event) => {
        note(event);
        if (!isPending()) return;
        wait = SOONEST_MS;
        settleIn(0);
      },
      true,
    );
  }
}

listen(['pointerdown', 'keydown'], () => {
  wasTouched = true;
});
// The next key meets a field that has its text.
listen(['keydown', 'beforeinput'], (event) => {
  noteHand(event);
  if (isReactListening() && hasFieldNotes()) settle();
});
// Bubbling, so after React, which may have drawn the field anew for this very key: its letter goes where the focus is then.
addEventListener('keydown', ({ target }) => {
  if (target instanceof Element && !target.isConnected && isPending()) settle();
});
listen(['input', 'change', 'click'], noteChange);
listen(['pointerdown'], noteDown);
listen(['pointerup', 'pointercancel'], noteUp);
listen(['click'], notePress);
listen(['keydown'], noteArrow);
listen(['submit'], holdSubmit);
listen(['pointerdown'], noteDragStart);
listen(['pointermove', 'pointerup', 'pointercancel'], noteDrag);
listen(['focusin'], noteHand);
listen(['focusin'], noteFocus);
listen(['focusout'], noteLeaving);
// Folds that begin open say so too.
listen(['toggle'], (event) => {
  if (wasTouched) noteFold(event);
});
document.addEventListener('selectionchange', noteCaret);
addEventListener('pageshow', noteFilledIn);
whenListening(() => {
  noteFilledIn();
  settleIn(0);
});
