import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { dataBlock, HAND_OVER_BLOCK } from './page-data.ts';

/** As the router encodes it: text in which this sign stands in strings only. */
const DATA = [
  '[{"_1":2},"name"]\n',
  JSON.stringify(['</script><script>alert(1)</script>', '<!--<script>']),
  JSON.stringify(['\u2028 "Två" \\ 💍']),
];

const inside = (script: string) => /^<script[^>]*>([\s\S]*)<\/script>$/.exec(script)?.[1] ?? '';

function received(code: string, block: string): string[] {
  const heard: string[] = [];
  const streamController = { enqueue: (data: string) => heard.push(data), close: () => heard.push('closed') };
  runInNewContext(code, {
    window: { __reactRouterContext: { streamController } },
    document: { querySelector: () => ({ textContent: block }) },
  });
  return heard;
}

describe('the data of a page', () => {
  it.each(DATA)('waits as text that means the same: %j', (data) => {
    const block = inside(dataBlock(data));
    expect(block).not.toContain('<');
    const [handedOver = '', end] = received(HAND_OVER_BLOCK, block);
    expect(JSON.parse(handedOver)).toEqual(JSON.parse(data));
    expect(end).toBe('closed');
  });
});
