import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { takePressed } from '../../parts/remembered-heart.ts';
import { savePressed } from './save-pressed.ts';

interface FinishFavoriteProps {
  card: ShownCard | undefined;
  next: string;
}

/**
 * For who is signed in. A press in this tab is finished by itself; who comes by a link from elsewhere is asked first, or
 * any page could make people save a vendor.
 */
export function FinishFavorite({ card, next }: FinishFavoriteProps) {
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (card && !takePressed(card.storefrontUuid)) return;
    setSaving(true);
    void savePressed(card, next);
  }, [card, next]);
  return (
    <>
      <PageHeading
        title={card ? `Save ${card.vendorName}?` : 'Back to where you were'}
        lead={card && 'It goes to the favorites you share with everyone planning with you.'}
        className="mb-6"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {card && (
          <Button
            size="large"
            icon={<Heart size={20} aria-hidden="true" />}
            isPending={isSaving}
            pendingLabel="Saving"
            onPress={() => {
              setSaving(true);
              void savePressed(card, next);
            }}
          >
            Save to favorites
          </Button>
        )}
        <TextLink to={next} className="inline-flex min-h-11 items-center">
          Go back
        </TextLink>
      </div>
    </>
  );
}
