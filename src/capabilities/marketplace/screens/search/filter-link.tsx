import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
} from 'react';
import { useNavigate } from 'react-router';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A search page has a hundred links that change the search: one of them watching the router is enough for all. */
export function FilterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      // Whoever chooses filters wants to stay where they are; another place or trade is another page.
      navigate(pathname + search, { preventScrollReset: pathname === window.location.pathname });
    },
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
}

export interface FilterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'rel'> {
  href: string;
  /** Marks an option that would find nobody. */
  'data-none'?: boolean | undefined;
  /** Leads to a page of its own, which search engines may list. */
  isPage?: boolean;
  children: ReactNode;
}

/** Changes the search. Search engines need not follow every combination of filters. */
export function FilterLink({ href, isPage = false, children, ...rest }: FilterLinkProps) {
  return (
    <a {...rest} href={href} rel={isPage ? undefined : 'nofollow'} onClick={use(FollowContext)}>
      {children}
    </a>
  );
}
