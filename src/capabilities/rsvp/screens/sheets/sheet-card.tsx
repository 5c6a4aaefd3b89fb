import { LinkRow } from '#app/link-row.tsx';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Sheet } from '../../contract/sheets.contract.ts';
import { rsvpPaths } from '../../rules/paths.ts';

interface SheetCardProps {
  sheet: Sheet;
  eventName: string;
  onRevoke: () => void;
}

function standing({ seenAt, changes }: Sheet): string {
  if (seenAt === null) return 'Not opened yet';
  return changes === 0 ? 'They’ve seen everything' : `${plural(changes, 'change')} they haven’t seen`;
}

export function SheetCard({ sheet, eventName, onRevoke }: SheetCardProps) {
  const path = rsvpPaths.sheet(sheet.token);
  const address = typeof window === 'undefined' ? path : window.location.origin + path;
  return (
    <Card>
      <h3 className="font-display text-xl">
        <bdi>{sheet.label}</bdi>
      </h3>
      <p className="text-ink-soft">
        <bdi>{eventName}</bdi> · {standing(sheet)}
      </p>
      <LinkRow address={address} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <TextLink href={path}>See what they see</TextLink>
        <Button variant="danger" size="small" onPress={onRevoke}>
          Take back
          <span className="sr-only"> the sheet for {sheet.label}</span>
        </Button>
      </div>
    </Card>
  );
}
