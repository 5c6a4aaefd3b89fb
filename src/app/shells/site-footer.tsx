import type { UserContext } from '#capabilities/navigation/contract.ts';
import { CoupleFooter } from '#capabilities/navigation/parts/couple-footer.tsx';
import { VendorFooter } from '#capabilities/navigation/parts/vendor-footer.tsx';
import { weddingLocationSlug } from '#capabilities/navigation/rules/wedding-location-slug.ts';
import { DataCredits } from './data-credits.tsx';
import type { Side } from './site-frame.tsx';
import { viewerOf } from './viewer-of.ts';

export function SiteFooter({ side, user }: { side: Side; user: UserContext | undefined }) {
  const year = new Date().getFullYear();
  if (side === 'vendor') return <VendorFooter year={year} credits={<DataCredits />} />;
  return (
    <CoupleFooter
      viewer={viewerOf(user)}
      locationSlug={weddingLocationSlug(user)}
      year={year}
      credits={<DataCredits />}
    />
  );
}
