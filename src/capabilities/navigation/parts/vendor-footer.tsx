import type { ReactNode } from 'react';
import { Logo } from '#ui/logo.tsx';
import { VENDOR_FOOTER_LINKS } from '../rules/legal-links.ts';
import { LegalLine } from './legal-line.tsx';
import { SITE_FOOTER_ID } from './site-footer-id.ts';

export interface VendorFooterProps {
  year: number;
  credits?: ReactNode;
}

export function VendorFooter({ year, credits }: VendorFooterProps) {
  return (
    <footer id={SITE_FOOTER_ID} className="border-line border-t bg-paper" data-print="hidden">
      <div className="mx-auto max-w-footer px-5 py-8 md:px-8">
        <Logo kind="vendor" />
        <nav aria-label="Footer" className="mt-3">
          <LegalLine year={year} links={VENDOR_FOOTER_LINKS} credits={credits} />
        </nav>
      </div>
    </footer>
  );
}
