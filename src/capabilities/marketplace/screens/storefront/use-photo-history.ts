import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import { photoAnchor, photoAt } from './photo-address.ts';

/** The lightbox as places one can go back from: opening is a step, turning is none, and the focus returns to where it began. */
export function usePhotoHistory(count: number) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement>(null);
  // The server never learns the hash, so the document has no lightbox.
  const openAt = useHydrated() ? photoAt(hash, count) : undefined;
  const isOpen = openAt !== undefined;

  useEffect(() => {
    if (isOpen) return undefined;
    // Going back in the history takes the focus away once more, after the dialog has returned it.
    const soon = setTimeout(() => {
      opener.current?.focus({ preventScroll: true });
      opener.current = null;
    });
    return () => clearTimeout(soon);
  }, [isOpen]);

  function goTo(target: string, replace: boolean, entry: unknown) {
    void navigate({ search, hash: target }, { replace, state: entry, preventScrollReset: true });
  }

  return {
    openAt,
    open(index: number, from: HTMLElement) {
      opener.current = from;
      // Kept with the entry: it was opened from this page, so the entry before is this page.
      goTo(photoAnchor(index), false, { isLightbox: true });
    },
    turn: (index: number) => goTo(photoAnchor(index), true, state),
    close: () => (state?.isLightbox ? void navigate(-1) : goTo('', true, null)),
  };
}
