import { useLocation } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Without scripts an account cannot be had in the middle of the form, so it comes first. */
export function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <p className="mb-6 hidden rounded-input border border-gold/50 bg-gold-tint px-4 py-3 noscript:block">
      <TextLink to={paths.login(pathname + search)}>Log in</TextLink> before you write. Without JavaScript, we
      can’t keep your message while you sign up.
    </p>
  );
}
