import { useEffect } from 'react';
import { useNavigate } from 'react-router';

function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Follows every plain link (`PlainLink`) and every form that only reads (`data-link`) without a page load. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-link]');
      if (!link) return;
      const { href, origin, pathname, search, hash, target } = link;
      const here = window.location;
      if (origin !== here.origin || target === '_blank') return;
      event.preventDefault();
      navigate(pathname + search + hash, {
        // Where one already is, a click adds no second entry to the history.
        replace: href === here.href,
        // Whoever chooses filters wants to stay where they are; another place or trade is another page.
        preventScrollReset: link.dataset.link === 'stay' && pathname === here.pathname,
      });
    }
    function send(event: SubmitEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.link === undefined)
        return;
      event.preventDefault();
      const { pathname, hash } = new URL(form.action);
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') query.append(name, value);
      navigate(`${pathname}?${query}${hash}`, { preventScrollReset: form.dataset.link === 'stay' });
    }
    // For styles of what only works with scripts.
    document.documentElement.classList.add('is-hydrated');
    // React listens at the document as well and came first, so whoever wanted to stop a click has done so.
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate]);
  return null;
}
