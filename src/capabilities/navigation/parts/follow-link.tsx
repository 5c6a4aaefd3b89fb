import { createContext, type MouseEvent, type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** How the links of a bar or a footer are followed. Without it each link asks the router for itself. */
export const FollowLinkContext = createContext<FollowLink | undefined>(undefined);

function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Bars and footers hold some eighty links on every page: one of them watching the router is enough for all. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<FollowLink>(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = event.currentTarget;
      // Where one already is, a click adds no second entry to the history.
      navigate(pathname + search + hash, { replace: href === window.location.href });
    },
    [navigate],
  );
  return <FollowLinkContext value={follow}>{children}</FollowLinkContext>;
}
