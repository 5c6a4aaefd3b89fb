import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Card } from '#ui/card.tsx';
import type { BadgesOfListing } from '../../contract.ts';
import { embedCode } from '../../rules/embed/embed-code.ts';
import { badgePaths } from '../../rules/paths.ts';
import { PressKit } from './press-kit.tsx';

const WIDTH = 96;

interface EmbedCardProps {
  card: NonNullable<BadgesOfListing['card']>;
  /** Where people reach us. */
  site: string;
}

/** How a business shows elsewhere what it holds. */
export function EmbedCard({ card, site }: EmbedCardProps) {
  const code = embedCode(site, card);
  return (
    <Card as="section" aria-labelledby="embed-title">
      <h2 id="embed-title" className="text-xl">
        On your own website
      </h2>
      <div className="mt-3 flex items-center gap-4">
        <img
          src={badgePaths.seal(card.storefrontUuid)}
          width={WIDTH}
          height={WIDTH}
          alt="What it shows today"
          className="shrink-0"
        />
        <p className="text-ink-soft text-sm">
          Always what you hold today: a newer award replaces it, and one that goes is no longer shown.
        </p>
      </div>
      <code
        translate="no"
        className="mt-4 mb-3 block select-all break-all rounded-input bg-linen px-3 py-2 text-xs"
      >
        {code}
      </code>
      <CopyButton text={code} label="Copy code" />
      <PressKit card={card} />
    </Card>
  );
}
