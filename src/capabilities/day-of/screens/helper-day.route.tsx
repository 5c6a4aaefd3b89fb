import { useMemo } from 'react';
import type { LinksFunction } from 'react-router';
import touchIcon from '#app/assets/icon-touch-180.png?url';
import { isLinkCode } from '#base/link-code.ts';
import { dayPaths } from '../rules/paths.ts';
import type { Route } from './+types/helper-day.route.ts';
import { PhonePage } from './phone/phone-page.tsx';
import { helperDoor } from './phone/store/phone-door.ts';

/** Who has a link is found out by call; what cannot be one is no address at all. */
export function loader({ params }: Route.LoaderArgs): null {
  if (!isLinkCode(params.token)) throw new Response(null, { status: 404 });
  return null;
}

/** The address is a secret: it goes to nobody with a link, and into no index. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}

export const links: LinksFunction = () => [{ rel: 'apple-touch-icon', href: touchIcon }];

export const meta: Route.MetaFunction = ({ params }) => [
  { title: 'Wedding day · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'manifest', href: dayPaths.helperManifest(params.token ?? '') },
];

/** What is behind the link comes by call, so that the page itself can stay on the phone. */
export default function HelperDayScreen({ params: { token } }: Route.ComponentProps) {
  const door = useMemo(() => helperDoor(token), [token]);
  return <PhonePage door={door} scope="/d/" />;
}
