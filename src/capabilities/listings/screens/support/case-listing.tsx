import { Picture } from '#ui/picture.tsx';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { editorSections } from '../../rules/editor-sections.ts';

function Pictures({ listing: { coverGallery, photoGallery } }: { listing: ReviewCase }) {
  const covers = new Set(coverGallery.map(({ id }) => id));
  const pictures = [...coverGallery, ...photoGallery.filter(({ id }) => !covers.has(id))];
  if (pictures.length === 0) return <p className="text-ink-soft">No photos.</p>;
  return (
    <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {pictures.map((picture, position) => (
        <li key={picture.id} className={position === 0 ? 'col-span-2 row-span-2' : undefined}>
          <Picture
            asset={picture}
            width={position === 0 ? 640 : 300}
            ratio="4/3"
            className="w-full rounded-input"
          />
          {picture.caption && <p className="wrap-anywhere mt-1 text-ink-soft text-xs">{picture.caption}</p>}
        </li>
      ))}
    </ul>
  );
}

/** All that the listing says, section by section, in words. */
export function CaseListing({ listing }: { listing: ReviewCase }) {
  return (
    <div className="space-y-8">
      <section aria-labelledby="case-photos">
        <h2 id="case-photos" className="mb-3">
          Photos
        </h2>
        <Pictures listing={listing} />
      </section>
      {editorSections(listing.taxonomyKey).map(({ key, title }) => {
        const fields = listing.fields.filter(({ section, words }) => section === key && words !== '');
        if (fields.length === 0) return null;
        return (
          <section key={key} aria-labelledby={`case-${key}`}>
            <h2 id={`case-${key}`} className="mb-2 text-xl">
              {title}
            </h2>
            <dl className="divide-y divide-line border-line border-y">
              {fields.map(({ label, words }) => (
                <div key={label} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-ink-soft text-sm">{label}</dt>
                  <dd className="wrap-anywhere max-w-reading whitespace-pre-wrap">{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
