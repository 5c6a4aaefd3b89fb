import { describe, expect, it } from 'vitest';
import { slimTable } from './slim-route-table.ts';

const tableOf = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
const route = (id: string) => ({ id, module: `/assets/${id}.js`, imports: ['/assets/a.js', '/assets/b.js'] });

describe('the table of pages', () => {
  it('names the module of every page and the imports of those that are fetched ahead', () => {
    const thread = 'capabilities/inquiries/screens/thread.route';
    const slim = slimTable(tableOf({ home: route('home'), [thread]: route(thread) }));
    expect(slim).toBe(tableOf({ home: { id: 'home', module: '/assets/home.js' }, [thread]: route(thread) }));
  });

  it('is refused when the router writes it in another way', () => {
    expect(() => slimTable('export default {}')).toThrow('another way');
  });
});
