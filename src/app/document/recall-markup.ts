import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MarkupMemory, type RecallMarkup } from '#ui/markup-memory.ts';

/** About five thousand vendor cards, and everything that is the same on every page. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const memory = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

const names = new WeakMap<object, string>();
let lastName = 0;

function nameOf(Draw: object): string {
  const known = names.get(Draw);
  if (known) return known;
  lastName += 1;
  const name = String(lastName);
  names.set(Draw, name);
  return name;
}

/**
 * Kept under everything that decides the markup, so that it is never out of date. It is drawn apart from the page, without
 * its contexts: what would look beyond its own properties cannot, and fails at once instead of being remembered wrongly. Parts
 * within parts are remembered for themselves.
 */
export const recallMarkup: RecallMarkup = (Draw, properties, use) => {
  const key = `${nameOf(Draw)} ${use} ${JSON.stringify(properties)}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const write = use === 'static' ? renderToStaticMarkup : renderToString;
  const markup = write(createElement(MarkupMemory, { value: recallMarkup }, createElement(Draw, properties)));
  memory.set(key, markup);
  return markup;
};
