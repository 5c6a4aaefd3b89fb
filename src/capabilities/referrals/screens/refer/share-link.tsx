import { LinkRow } from '#app/link-row.tsx';
import { Card } from '#ui/card.tsx';

export function ShareLink({ link }: { link: string }) {
  return (
    <Card as="section" aria-labelledby="share-title">
      <h2 id="share-title" className="text-xl">
        Share your link
      </h2>
      <p className="mt-1 text-ink-soft">Post it, text it, or put it in your signature. It never runs out.</p>
      <LinkRow address={link} variant="secondary" />
    </Card>
  );
}
