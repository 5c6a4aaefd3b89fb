import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { describeSection } from './describe-section.ts';
import { loader } from './section.route.tsx';
import { SectionPage } from './section-page.tsx';

function load(path: string) {
  return loader({ url: new URL(path, 'https://ampersand.example') });
}

describe('the page of an unfinished section', () => {
  it('says what it is for, what belongs to it and what works today', () => {
    const section = describeSection('/wedding-registry');
    if (!section) throw new Error('There is no such section.');
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <SectionPage section={section} />
      </MemoryRouter>,
    );
    expect(html).toContain('<h1');
    expect(html).toContain('Not open yet');
    expect(html).toContain('/wedding-registry/gift-tracker');
    expect(html).toContain('/wedding/onboard/wedding-planning');
  });

  it('finds itself by its address', () => {
    expect(load('/honeymoons/bali?from=footer')).toMatchObject({
      title: 'Honeymoon: Bali',
      above: { href: '/honeymoons' },
    });
  });

  it('answers 404 for an address that never was', () => {
    expect(() => load('/wedding-vendors/search/nowhere')).toThrow(expect.objectContaining({ status: 404 }));
  });
});
