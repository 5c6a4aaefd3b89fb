import { type KeyboardEvent, type ReactNode, use, useRef } from 'react';
import { type Key, SelectStateContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { continueSearch, isSearchRunning, NO_SEARCH, typeAheadMatch } from './type-ahead.ts';

function isLetter(event: KeyboardEvent) {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * The keys of a select that React Aria does otherwise. Typing the beginning of a name moves to it in
 * the open list and chooses it in the closed one; React Aria forgets it after a second, the
 * specification after 500 or 250 ms. Tab takes the option at hand and goes on to the next field,
 * as in the browser's own lists; React Aria keeps it in the list. Must stand inside a Select.
 */
export function SelectKeyboard({ resetMs, children }: { resetMs: number; children: ReactNode }) {
  const state = use(SelectStateContext);
  const search = useRef(NO_SEARCH);
  const field = useRef<HTMLDivElement>(null);

  function go(keys: readonly Key[], current: Key | null) {
    if (!state) return;
    const labels = keys.map((key) => state.collection.getItem(key)?.textValue ?? '');
    const index = typeAheadMatch(labels, search.current.text, current === null ? -1 : keys.indexOf(current));
    const found = keys[index];
    if (found === undefined) return;
    if (state.isOpen) state.selectionManager.setFocusedKey(found);
    else state.setValue(found);
  }

  function type(event: KeyboardEvent) {
    if (!state) return;
    const nowMs = event.timeStamp;
    // A space belongs to a name only once the name has begun; before that it opens and chooses.
    if (event.key === ' ' && !isSearchRunning(search.current, nowMs, resetMs)) return;
    event.preventDefault();
    event.stopPropagation();
    search.current = continueSearch(search.current, event.key, { nowMs, resetMs });
    const keys = [...state.collection.getKeys()].filter((key) => {
      const isItem = state.collection.getItem(key)?.type === 'item';
      return isItem && !state.selectionManager.isDisabled(key);
    });
    go(keys, state.isOpen ? state.selectionManager.focusedKey : (state.selectedKey ?? null));
  }

  function leave(event: KeyboardEvent) {
    if (!state) return;
    event.stopPropagation();
    const { focusedKey } = state.selectionManager;
    // At once, so that the page can take focus again before the browser moves it on from the button.
    flushSync(() => {
      if (focusedKey !== null) state.setValue(focusedKey);
      state.close();
    });
    field.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isLetter(event)) type(event);
    else if (event.key === 'Tab' && state?.isOpen) leave(event);
  }

  // The list is drawn elsewhere on the page, but its keys still pass here on their way down.
  return (
    <div ref={field} role="presentation" className="contents" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
