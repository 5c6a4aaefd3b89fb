import { Link } from 'react-router';
import { sectionAddress } from '#app/rules/section-address.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';

type Props = { listing: Listing; decision: NonNullable<Publication['decision']> };

/** What staff asked for, each leading to its section. */
export function RequestedChanges({ listing, decision: { note, reasons } }: Props) {
  return (
    <>
      {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      {reasons.length > 0 && (
        <ul aria-label="Changes requested" className="mt-2 space-y-1.5">
          {reasons.map(({ section, text }) => (
            <li key={section} className="wrap-anywhere">
              <Link
                to={sectionAddress(listing, section)}
                className="font-semibold underline underline-offset-2"
              >
                {findSection(listing.taxonomyKey, section)?.title ?? section}
              </Link>
              : {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
