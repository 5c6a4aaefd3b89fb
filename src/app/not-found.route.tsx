import { data } from 'react-router';
import { NotFoundMessage } from './not-found-message.tsx';

export const meta = () => [{ title: 'Page not found · Ampersand' }, { name: 'robots', content: 'noindex' }];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundScreen() {
  return <NotFoundMessage />;
}
