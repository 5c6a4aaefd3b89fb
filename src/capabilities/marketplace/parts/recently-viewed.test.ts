import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listViewed, rememberViewed } from './recently-viewed.ts';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('recently viewed storefronts', () => {
  it('are the last twelve, the latest first and each once', () => {
    for (let number = 1; number <= 14; number += 1) rememberViewed(uuidOf(number));
    rememberViewed(uuidOf(10));
    expect(listViewed()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map(uuidOf));
  });

  it.each(['', 'null', '{}', '[1, null, "<script>"]', '{"length": 3}', '[['])(
    'are none where %j was kept',
    (text) => {
      kept.set('recently_viewed', text);
      expect(listViewed()).toEqual([]);
    },
  );

  it('are none where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberViewed(uuidOf(1));
    expect(listViewed()).toEqual([]);
  });
});
