import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageWidth } from '#app/page-width.ts';
import { CoupleFooter } from './couple-footer.tsx';
import { SupportSection } from './support-section.tsx';
import { VendorFooter } from './vendor-footer.tsx';

function render(element: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}

const openGroups = (html: string) =>
  [...html.matchAll(/<details[^>]*open=""[^>]*>.*?<h\d[^>]*>([^<]+)</g)].map(([, label]) => label);

describe('CoupleFooter', () => {
  it('begins with the first group unfolded', () => {
    const html = render(<CoupleFooter viewer="guest" year={2031} />);
    expect(html.match(/<details/g)).toHaveLength(4);
    expect(openGroups(html)).toEqual(['Plan your wedding']);
    expect(html).toContain('For all the days along the way');
    expect(html).toContain('© 2031 Ampersand');
    // The header's column and the page's, which is narrower than the 1920 px a footer may have.
    expect(html).toContain(pageWidth);
  });

  it('has every link once, folded or not', () => {
    const html = render(<CoupleFooter viewer="guest" year={2031} />);
    expect(html.match(/href="\/wedding-planning\/guests"/g)).toHaveLength(1);
    expect(html.match(/href="\/about\/team"/g)).toHaveLength(1);
  });

  it('asks only guests in', () => {
    expect(render(<CoupleFooter viewer="guest" year={2031} />)).toContain('>Log in<');
    const member = render(<CoupleFooter viewer="member" locationSlug="hudson-ny" year={2031} />);
    expect(member).not.toContain('>Log in<');
    expect(member).not.toContain('>Get started<');
    expect(member).toContain('/wedding-vendors/search/hudson-ny--wedding-venues');
  });
});

describe('VendorFooter', () => {
  it('has its links, its year and the credits', () => {
    const html = render(<VendorFooter year={2031} credits={<p>City data</p>} />);
    for (const href of ['/privacy', '/terms', '/privacy-center', '/webaccessibility']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('Do Not Sell / Share My Personal Information');
    expect(html).toContain('© 2031 Ampersand');
    expect(html).toContain('City data');
  });
});

describe('SupportSection', () => {
  const faqs = [{ id: 'free', hed: 'Is it free?', dek: 'Yes.' }];
  const reviews = [{ name: 'Maya', title: 'Calm', reviewText: 'All in one place.' }];
  const advice = [{ id: '1', label: 'First steps', href: '/expert-advice' }];

  it('is folded, in three blocks', () => {
    const html = render(<SupportSection faqs={faqs} reviews={reviews} advice={advice} />);
    expect(html).toContain('Our team is always here to support you');
    expect(openGroups(html)).toEqual([]);
    expect(html).toContain('5 out of 5 stars');
    expect(html.match(/Read More/g)).toHaveLength(2);
  });

  it.each([
    ['faqs', 'FAQ'],
    ['reviews', 'Reviews'],
    ['advice', 'Advice'],
  ])('has %s by its preset name', (name, label) => {
    const html = render(<SupportSection faqs={faqs} reviews={reviews} advice={advice} />);
    expect(html).toMatch(new RegExp(`<details id="${name}"[^>]*><summary[^>]*><h3[^>]*>${label}<`));
  });

  it('leaves out what is empty', () => {
    const html = render(<SupportSection faqs={[]} reviews={[]} advice={advice} />);
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).not.toContain('/couple-reviews');
    expect(render(<SupportSection faqs={[]} reviews={[]} advice={[]} />)).toBe('');
  });
});
