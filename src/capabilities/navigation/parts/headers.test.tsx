import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { VendorState } from '../rules/vendor-state.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { CoupleHeader } from './couple-header.tsx';
import { HomeLink } from './home-link.tsx';
import { IosAppBanner } from './ios-app-banner.tsx';
import { IosAppBar } from './ios-app-bar.tsx';
import { SITE_FOOTER_ID } from './site-footer-id.ts';
import { VendorHeader } from './vendor-header.tsx';

function render(element: ReactNode, path = '/'): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('CoupleHeader, as the document has it', () => {
  it('links to everything without a script', () => {
    const html = render(<CoupleHeader viewer="unknown" account="Log in" />);
    const links = hrefs(html);
    expect(links).toContain('/wedding-vendors/wedding-venues');
    expect(links).toContain('/wedding-vendors/wedding-bar-services');
    expect(links).toContain('/wedding-vendors/wedding-venues?capacity=0-50');
    expect(links).toContain(`#${SITE_FOOTER_ID}`);
    expect(html).not.toContain('<button');
    // Roles of a control only come with the script that makes it one.
    expect(html).not.toContain('role="button"');
    expect(html).toContain('target="_blank"');
  });

  it('holds the guest’s names back from someone about to be known', () => {
    const hold = '[.is-signed-in_&amp;]:invisible';
    expect(render(<CoupleHeader viewer="unknown" account="" />)).toContain(hold);
    expect(render(<CoupleHeader viewer="guest" account="" />)).not.toContain(hold);
  });

  it('keeps its heights whoever reads it', () => {
    for (const viewer of ['unknown', 'guest', 'member'] as const) {
      expect(render(<CoupleHeader viewer={viewer} account="" />)).toMatch(
        /class="[^"]*\bh-14\b[^"]*\bmd:h-19\b/,
      );
    }
  });

  it('shows members their unread messages, and the place they are in', () => {
    const html = render(<CoupleHeader viewer="member" unreadInquiries={120} account="" />, '/favorites/home');
    expect(html).toContain('99+');
    expect(html).toContain('Menu, with unread messages');
    expect(html).toMatch(/aria-current="page"[^>]*>Favorites/);
    expect(render(<CoupleHeader viewer="member" account="" />)).not.toContain(' unread<');
  });
});

describe('the heart logo', () => {
  it.each([
    ['on the smallest screens', <HomeLink key="home" side="couple" href="/" />],
    ['in the app banner', <IosAppBar key="app" onDismiss={() => undefined} />],
  ])('is 46 px %s', (_place, element) => {
    const [, attributes = ''] = /<svg viewBox="0 0 40 40"([^>]*)>/.exec(render(element)) ?? [];
    expect(attributes).toContain('width="46" height="46"');
    expect(attributes).not.toMatch(/\b(?:size|w|h)-/);
  });
});

describe('VendorHeader', () => {
  const state: VendorState = {
    listings: [{ uuid: '1', name: 'A', published: true, taxonomyKey: 'wedding-venues' }],
    unreadLeads: 5,
    creditText: '42 credits',
    realWeddingsSubmissions: false,
    boostListing: 'NOT_IN_TEST',
  };

  it('has names and credits with a storefront', () => {
    const html = render(<VendorHeader state={state} account="" />);
    expect(html).toContain('Lead preferences');
    expect(html.match(/42 credits/g)).toHaveLength(2);
    // Tagged as new once it is built.
    expect(html).toMatch(/Boost listing<span[^>]*>Soon</);
  });

  it.each([null, { ...state, listings: [], creditText: null }])(
    'has only its account slot without one',
    (given) => {
      const html = render(<VendorHeader state={given} account="Log In" />);
      expect(html).toContain('Log In');
      expect(html).not.toContain('<nav');
      expect(html).not.toContain('aria-label="Menu');
    },
  );
});

describe('the bars around', () => {
  it('announce with a link', () => {
    const html = render(<AnnouncementBar link={{ label: 'Read more', href: '/faq' }}>News</AnnouncementBar>);
    expect(html).toContain('md:h-14');
    expect(hrefs(html)).toEqual(['/faq']);
  });

  it('leave the app banner to the browser', () => {
    expect(render(<IosAppBanner />)).toBe('');
  });
});
