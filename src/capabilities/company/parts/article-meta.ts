import type { MetaDescriptor } from 'react-router';
import type { Article } from './article.ts';

export function articleMeta({ title, description, area }: Article): MetaDescriptor[] {
  const house = area === 'For vendors' ? 'Ampersand for vendors' : 'Ampersand';
  return [{ title: `${title} · ${house}` }, { name: 'description', content: description }];
}
