import type { Example } from './example/example.ts';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  {
    title: 'In a sentence',
    render: () => (
      <p>
        Read how we <TextLink to="/">choose vendors</TextLink>, or look at{' '}
        <TextLink href="https://www.w3.org/WAI/">the accessibility guidelines</TextLink>.
      </p>
    ),
  },
  {
    title: 'In a list',
    render: () => (
      <ul className="space-y-2">
        <li>
          <TextLink to="/" look="plain">
            Wedding venues
          </TextLink>
        </li>
        <li>
          <TextLink to="/" look="plain">
            Photographers
          </TextLink>
        </li>
      </ul>
    ),
  },
];
