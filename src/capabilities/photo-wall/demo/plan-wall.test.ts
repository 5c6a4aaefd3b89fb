import { expect, it } from 'vitest';
import { planWall } from './plan-wall.ts';

const NOW = new Date('2031-09-13T20:00:00Z');

const pictures = Array.from({ length: 200 }, (_, place) => ({
  assetId: `picture ${place}`,
  categories: [['wedding-venues', 'paper', 'wedding-florists'][place % 3] ?? ''],
  isDerived: place % 10 === 9,
}));

it('is sixty different photos of what guests see, the newest first', () => {
  const photos = planWall('seed', { now: NOW, pictures });
  expect(photos).toHaveLength(60);
  expect(new Set(photos.map(({ assetId }) => assetId)).size).toBe(60);
  const times = photos.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const categories = photos.map(
    ({ assetId }) => pictures.find((one) => one.assetId === assetId)?.categories[0],
  );
  expect(categories).not.toContain('paper');
});

it('has some that wait, one that was reported, and names', () => {
  const photos = planWall('seed', { now: NOW, pictures });
  expect(photos.filter(({ state }) => state === 'WAITING')).toHaveLength(6);
  expect(photos.filter(({ state, reports }) => state === 'WAITING' && reports === 3)).toHaveLength(1);
  expect(new Set(photos.map(({ uploader }) => uploader)).size).toBeGreaterThan(8);
});

it('is the same for the same seed, and takes what a small world has', () => {
  expect(planWall('seed', { now: NOW, pictures })).toEqual(planWall('seed', { now: NOW, pictures }));
  expect(planWall('seed', { now: NOW, pictures: pictures.slice(0, 5) })).toHaveLength(5);
});
