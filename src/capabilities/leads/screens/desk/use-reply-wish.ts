import { type RefObject, useEffect, useRef } from 'react';

/** Puts the cursor where a message is written, as soon as that lead is there. */
export function useReplyWish(pane: RefObject<HTMLElement | null>, openUuid: string | undefined) {
  const wished = useRef<string>(undefined);

  function grant(uuid: string | undefined) {
    if (wished.current === undefined || wished.current !== uuid) return;
    const field = pane.current?.querySelector('textarea');
    if (!field) return;
    wished.current = undefined;
    field.focus();
  }

  // The field comes with a later render than the lead.
  useEffect(() => grant(openUuid));

  return (uuid: string) => {
    wished.current = uuid;
    grant(openUuid);
  };
}
