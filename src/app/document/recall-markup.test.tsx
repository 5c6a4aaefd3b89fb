import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MarkupMemory } from '#ui/markup-memory.ts';
import { RememberedPart } from '#ui/remembered-part.tsx';
import { StillPart } from '#ui/still-part.tsx';
import { recallMarkup } from './recall-markup.ts';

function counted() {
  const calls = { count: 0 };
  function Price({ name, cents }: { name: string; cents: number }) {
    calls.count += 1;
    return (
      <p>
        {name}: {cents}
      </p>
    );
  }
  return { Price, calls };
}

describe('recallMarkup', () => {
  it('draws the same properties once, and others anew', () => {
    const { Price, calls } = counted();
    const first = recallMarkup(Price, { name: 'Barn', cents: 900 }, 'static');
    expect(recallMarkup(Price, { name: 'Barn', cents: 900 }, 'static')).toBe(first);
    expect(calls.count).toBe(1);
    expect(recallMarkup(Price, { name: 'Barn', cents: 901 }, 'static')).toBe('<p>Barn: 901</p>');
    expect(calls.count).toBe(2);
  });

  it('never takes one component for another', () => {
    const One = () => <b>one</b>;
    const Two = () => <b>two</b>;
    expect(recallMarkup(One, {}, 'static')).toBe('<b>one</b>');
    expect(recallMarkup(Two, {}, 'static')).toBe('<b>two</b>');
  });

  it('writes what React can hydrate, or plain markup where nobody will', () => {
    const { Price } = counted();
    const of = { name: 'Loft', cents: 5 };
    expect(recallMarkup(Price, of, 'hydrated')).toBe(renderToString(<Price {...of} />));
    expect(recallMarkup(Price, of, 'static')).not.toContain('<!--');
  });

  it('escapes what people wrote', () => {
    const Name = ({ text }: { text: string }) => <p title={text}>{text}</p>;
    const markup = recallMarkup(Name, { text: '"><script>alert(1)</script>' }, 'static');
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('""');
  });

  it('refuses a part that looks beyond its properties', () => {
    const Here = () => <p>{useLocation().pathname}</p>;
    expect(() => recallMarkup(Here, {}, 'static')).toThrow();
  });
});

describe('parts of a page', () => {
  const Line = ({ text }: { text: string }) => (
    <p>
      {text}, {text}
    </p>
  );
  const page = (
    <main>
      <RememberedPart className="a" draw={Line} of={{ text: 'hydrated' }} />
      <StillPart as="ul" className="b" draw={Line} of={{ text: 'still' }} />
    </main>
  );

  it('are the same with a memory as without, but for the marks that React needs to hydrate', () => {
    const withMemory = renderToString(<MarkupMemory value={recallMarkup}>{page}</MarkupMemory>);
    expect(withMemory).toContain('<p>hydrated<!-- -->, <!-- -->hydrated</p>');
    expect(withMemory).toContain('<p>still, still</p>');
    const bare = (markup: string) => markup.replaceAll('<!-- -->', '');
    expect(bare(withMemory)).toBe(bare(renderToString(page)));
  });

  it('leave the ids of the page around them alone', () => {
    const Labelled = () => <i id={useId()} />;
    const around = (
      <>
        <StillPart draw={Line} of={{ text: 'x' }} />
        <Labelled />
      </>
    );
    const ids = (markup: string) => markup.match(/id="[^"]+"/g);
    expect(ids(renderToString(<MarkupMemory value={recallMarkup}>{around}</MarkupMemory>))).toEqual(
      ids(renderToString(around)),
    );
  });
});
