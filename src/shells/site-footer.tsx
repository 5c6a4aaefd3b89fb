import type { Side } from '#app/rules/person.ts';
import type { UserContext } from '#app/user-context.ts';
import { CoupleFooter } from '#capabilities/navigation/parts/couple-footer.tsx';
import { VendorFooter } from '#capabilities/navigation/parts/vendor-footer.tsx';
import { weddingLocationSlug } from '#capabilities/navigation/rules/wedding-location-slug.ts';
import { StillPart } from '#ui/still-part.tsx';
import { DataCredits } from './data-credits.tsx';
import { viewerOf } from './viewer-of.ts';

interface FooterProps {
  side: Side;
  isMember: boolean;
  locationSlug: string | undefined;
  year: number;
}

function Footer({ side, isMember, locationSlug, year }: FooterProps) {
  const credits = <DataCredits />;
  if (side === 'vendor') return <VendorFooter year={year} credits={credits} />;
  // A guest's footer is the one of the document: nothing is drawn again when they turn out to be one.
  const viewer = isMember ? 'member' : 'unknown';
  return <CoupleFooter viewer={viewer} locationSlug={locationSlug} year={year} credits={credits} />;
}

/** Sixty links that browsers follow and unfold by themselves. */
export function SiteFooter({ side, user }: { side: Side; user: UserContext | undefined }) {
  const isMember = viewerOf(user) === 'member';
  const year = new Date().getFullYear();
  return <StillPart draw={Footer} of={{ side, isMember, locationSlug: weddingLocationSlug(user), year }} />;
}
