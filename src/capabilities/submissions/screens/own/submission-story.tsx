import { Card } from '#ui/card.tsx';
import type { OwnSubmission } from '../../contract/own-submissions.contract.ts';
import { CREDIT_STATE_LABELS } from '../../rules/credit-states.ts';
import { PhotoImage } from '../shown-photo.tsx';

/** What was sent, or written while it could be: to read. */
export function SubmissionStory({ own: { words, photos, credits } }: { own: OwnSubmission }) {
  return (
    <Card className="mt-6">
      <h2 className="wrap-anywhere text-2xl">{words.title || 'No title yet'}</h2>
      <p className="wrap-anywhere mt-2 max-w-reading text-lg">{words.summary}</p>
      <p className="wrap-anywhere mt-4 max-w-reading whitespace-pre-line">{words.story}</p>
      {credits.length > 0 && (
        <ul aria-label="Credited vendors" className="mt-5 grid gap-2">
          {credits.map(({ role, name, state }) => (
            <li key={`${role} ${name}`} className="wrap-anywhere">
              {role}: {name}
              {state && <span className="text-ink-soft text-sm"> · {CREDIT_STATE_LABELS[state]}</span>}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Photos" className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.picture.id} className="min-w-0">
            <PhotoImage
              photo={photo}
              alt={`Photo ${index + 1}`}
              sizes="(min-width: 80rem) 280px, 45vw"
              className="aspect-4/3 w-full rounded-input"
            />
            <p className="wrap-anywhere mt-1 text-sm">{photo.caption}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
