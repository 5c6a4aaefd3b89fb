import type { Card } from '#capabilities/plans/contract/billing.contract.ts';
import { cardName } from '#capabilities/plans/rules/paid-with.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { cardExpiry } from '../../rules/card-words.ts';

/** Typed on the page of whoever takes cards. */
export const NEW_CARD = 'new';

interface CardChoiceProps {
  cards: readonly Card[];
  value: string;
  onChange: (id: string) => void;
}

/** What is paid with; the card of renewals comes first. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  return (
    <RadioCards
      label="Card"
      isLabelHidden
      options={[
        ...cards.map((card) => ({ id: card.id, label: cardName(card), description: cardExpiry(card) })),
        {
          id: NEW_CARD,
          label: cards.length > 0 ? 'Another card' : 'Card',
          description: 'You’ll type it on the payment page. We never see the number.',
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

export const methodOf = (choice: string): string | null => (choice === NEW_CARD ? null : choice);
