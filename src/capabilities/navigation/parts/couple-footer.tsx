import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { Logo } from '#ui/logo.tsx';
import { coupleFooter } from '../rules/couple-footer.ts';
import { LEGAL_LINKS } from '../rules/legal-links.ts';
import type { Viewer } from './couple-header.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { LegalLine } from './legal-line.tsx';
import { SITE_FOOTER_ID } from './site-footer-id.ts';
import { SocialLinks } from './social-links.tsx';

export interface CoupleFooterProps {
  viewer: Viewer;
  /** Where the wedding is, when that is known. */
  locationSlug?: string | undefined;
  year: number;
  credits?: ReactNode;
}

export function CoupleFooter({ viewer, locationSlug, year, credits }: CoupleFooterProps) {
  const groups = coupleFooter({ isGuest: viewer !== 'member', locationSlug });
  return (
    <footer id={SITE_FOOTER_ID} className="border-line border-t bg-paper" data-print="hidden">
      <div className={`${pageWidth} pt-10 pb-8 lg:pt-14`}>
        <div className="grid gap-y-8 xl:grid-cols-[minmax(15rem,1fr)_3fr] xl:gap-x-12">
          <div>
            <Logo />
            <p className="mt-3 xl:max-w-60 font-display text-xl">For all the days along the way</p>
          </div>
          <nav aria-label="Footer">
            <FooterGroups groups={groups} isViewerUnknown={viewer === 'unknown'} />
          </nav>
        </div>
        <div className="mt-6 md:mt-10 md:border-line md:border-t md:pt-5">
          <SocialLinks />
          <LegalLine year={year} links={LEGAL_LINKS} credits={credits} />
        </div>
      </div>
    </footer>
  );
}
