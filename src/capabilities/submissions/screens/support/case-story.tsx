import { Card } from '#ui/card.tsx';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import { PhotoImage } from '../shown-photo.tsx';

/** The words and photos as they would be shown. */
export function CaseStory({ shown: { title, summary, story, photos } }: { shown: SubmissionCase }) {
  return (
    <Card className="mt-5">
      <h2 className="wrap-anywhere text-2xl">{title}</h2>
      <p className="wrap-anywhere mt-2 max-w-reading text-lg">{summary}</p>
      <p className="wrap-anywhere mt-4 max-w-reading whitespace-pre-line">{story}</p>
      <ul aria-label="Photos" className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {photos.map((photo, index) => (
          <li key={photo.picture.id} className="min-w-0">
            <PhotoImage
              photo={photo}
              alt={`Photo ${index + 1}`}
              sizes="(min-width: 80rem) 220px, 45vw"
              className="aspect-4/3 w-full rounded-input"
            />
            <p className="wrap-anywhere mt-1 text-sm">{photo.caption}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
