import { Button } from '../button.tsx';
import type { Example } from '../example/example.ts';
import { examplePicture } from '../example/example-picture.ts';
import { HeldValue } from '../example/held-value.tsx';
import { TileCarousel } from './tile-carousel.tsx';

const skies = ['dusk', 'garden', 'sea', 'hall'] as const;
const names = [
  'Venues',
  'Photographers',
  'Florists',
  'Cakes & desserts',
  'Bands & DJs',
  'Catering',
  'Planners',
  'Videographers',
  'Hair & makeup',
  'Bar services',
];
const tiles = names.map((name, index) => ({
  image: examplePicture(skies[index % skies.length] ?? 'dusk'),
  altText: '',
  linkText: name,
  href: `/?tile=${index}`,
  caption: `${(10 - index) * 132} near New York`,
  openLinkInNewTab: index === 2,
}));

export const examples: readonly Example[] = [
  {
    title: 'Square, wider than its container',
    render: () => (
      <TileCarousel label="Vendor categories" tiles={tiles.map((tile) => ({ ...tile, isSquare: true }))} />
    ),
  },
  {
    title: 'Tall, with tags',
    render: () => (
      <TileCarousel label="Real weddings" tiles={tiles.map((tile) => ({ ...tile, tag: 'New' }))} />
    ),
  },
  {
    title: 'Few tiles, no arrows',
    render: () => <TileCarousel label="Two tiles" tiles={tiles.slice(0, 2)} />,
  },
  {
    title: 'More tiles come later',
    render: () => (
      <HeldValue initial={2}>
        {(count, setCount) => (
          <>
            <TileCarousel label="Growing" tiles={tiles.slice(0, count)} />
            <Button variant="secondary" size="small" className="mt-4" onPress={() => setCount(tiles.length)}>
              Bring the others
            </Button>
          </>
        )}
      </HeldValue>
    ),
  },
];
