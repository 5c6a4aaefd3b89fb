import { Link } from 'react-router';
import { sectionAddress } from '#app/rules/section-address.ts';
import type { Completeness, Listing } from '../../contract/editor.contract.ts';

type Props = { listing: Listing; steps: Completeness['steps'] };

/** What must be done first, each leading to where it is done. */
export function MissingSteps({ listing, steps }: Props) {
  return (
    <ul aria-label="Left to do" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {steps.map(({ key, label, section }) => (
        <li key={key}>
          <Link
            to={sectionAddress(listing, section)}
            className="inline-flex min-h-6 items-center underline underline-offset-2"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
