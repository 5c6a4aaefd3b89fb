import { type RefObject, useRef } from 'react';

/** Puts the cursor where a message is written, as soon as that lead is there. */
export function useReplyWish(pane: RefObject<HTMLElement | null>, openUuid: string | undefined) {
  const wished = useRef<string>(undefined);

  function grant() {
    if (wished.current === undefined || wished.current !== openUuid) return;
    const field = pane.current?.querySelector('textarea');
    if (!field) return;
    wished.current = undefined;
    field.focus();
  }

  return {
    grant,
    wish(uuid: string) {
      wished.current = uuid;
      grant();
    },
  };
}
