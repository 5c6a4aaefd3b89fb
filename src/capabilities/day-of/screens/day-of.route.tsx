import type { LinksFunction } from 'react-router';
import touchIcon from '#app/assets/icon-touch-180.png?url';
import { paths } from '#app/rules/paths.ts';
import { dayPaths } from '../rules/paths.ts';
import { PhonePage } from './phone/phone-page.tsx';
import { memberDoor } from './phone/store/phone-door.ts';

/** The same for everybody: who it is for and what it shows, the phone asks by itself. */
export const handle = { document: 'public' };

export const links: LinksFunction = () => [
  { rel: 'manifest', href: dayPaths.manifest() },
  { rel: 'apple-touch-icon', href: touchIcon },
];

const DESCRIPTION =
  'Your wedding day on your phone: run sheet, check-in, vendors, and tables, with or without a signal.';

export const meta = () => [
  { title: 'Wedding day · Ampersand' },
  { name: 'description', content: DESCRIPTION },
  { name: 'robots', content: 'noindex' },
];

export default function DayOfScreen() {
  return <PhonePage door={memberDoor} scope={paths.dayOf()} />;
}
