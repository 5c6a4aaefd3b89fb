import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { pluralWord } from '#base/text.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { LONGEST_NOTE } from '../../rules/message-rules.ts';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface CourteousCloseProps {
  thread: Pick<Thread, 'uuid' | 'taxonomyKey' | 'othersOpen'>;
  actions: Pick<InquiryActions, 'closeOthers'>;
}

const KIND_NOTE =
  'Thank you so much for your time. We have found the right match for our day and are closing our other inquiries. We wish you all the best!';

/** After a booking: one tap tells everyone else of the trade, so that nobody waits for an answer. */
export function CourteousClose({ thread, actions }: CourteousCloseProps) {
  const { uuid, taxonomyKey, othersOpen } = thread;
  const [note, setNote] = useState(KIND_NOTE);
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending, error } = actions.closeOthers;
  const others = `the other ${othersOpen === 1 ? '' : `${othersOpen} `}open ${pluralWord(othersOpen, 'inquiry', 'inquiries')}`;
  return (
    <Card as="section" aria-labelledby="courteous-close" tone="sage" padding="small">
      <div className="flex gap-3">
        <HeartHandshake size={24} className="mt-0.5 text-forest" aria-hidden="true" />
        <div className="min-w-0 grow">
          <h2 id="courteous-close" className="text-lg">
            {`Kindly close ${others} for ${marketplaceCategory(taxonomyKey).navLabel.toLowerCase()}?`}
          </h2>
          {isEditing ? (
            <TextAreaField
              label="Your note to them"
              value={note}
              onChange={setNote}
              countTo={LONGEST_NOTE}
              rows={3}
              className="mt-3"
            />
          ) : (
            <p className="mt-1 text-sm">They get your note: “{note}”</p>
          )}
          {error && (
            <Notice tone="error" className="mt-3">
              {submitFailure(error, () => false).message}
            </Notice>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="small"
              isPending={isPending}
              pendingLabel="Closing"
              isDisabled={characterCount(note.trim()) > LONGEST_NOTE}
              onPress={() => mutate({ uuid, note: note.trim() })}
            >
              {othersOpen === 1 ? 'Close it kindly' : 'Close them kindly'}
            </Button>
            {!isEditing && (
              <Button size="small" variant="quiet" onPress={() => setEditing(true)}>
                Edit the note
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
