import { type KeyboardEvent, type ReactNode, use, useRef } from 'react';
import { type Key, SelectStateContext } from 'react-aria-components';
import { continueSearch, isSearchRunning, NO_SEARCH, typeAheadMatch } from './type-ahead.ts';

function isLetter(event: KeyboardEvent) {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * Typing the beginning of an option's name: moves to it in the open list, chooses it in the closed
 * one. React Aria has this too, but waits a second where the specification waits 500 or 250 ms.
 * Must stand inside a Select.
 */
export function SelectTypeAhead({ resetMs, children }: { resetMs: number; children: ReactNode }) {
  const state = use(SelectStateContext);
  const search = useRef(NO_SEARCH);

  function go(keys: readonly Key[], current: Key | null) {
    if (!state) return;
    const labels = keys.map((key) => state.collection.getItem(key)?.textValue ?? '');
    const index = typeAheadMatch(labels, search.current.text, current === null ? -1 : keys.indexOf(current));
    const found = keys[index];
    if (found === undefined) return;
    if (state.isOpen) state.selectionManager.setFocusedKey(found);
    else state.setValue(found);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!state || !isLetter(event)) return;
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

  // The list is drawn elsewhere on the page, but its keys still pass here on their way down.
  return (
    <div role="presentation" className="contents" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
