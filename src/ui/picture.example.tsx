import type { Example } from './example/example.ts';
import { examplePicture } from './example/example-picture.ts';
import { PlaceholderImage } from './placeholder-image.tsx';

const dusk = { color: '#f7e4de', blurUrl: examplePicture('dusk') };

/** A page draws Picture, which finds the addresses; here a drawing stands in for the file store. */
export const examples: readonly Example[] = [
  {
    title: 'Ratios',
    render: () => (
      <div className="grid max-w-160 grid-cols-2 gap-4">
        <PlaceholderImage
          src={examplePicture('garden')}
          alt="Hills in the evening, four by three"
          width={300}
          height={225}
          ratio="4/3"
          placeholder={dusk}
          className="rounded-card"
        />
        <PlaceholderImage
          src={examplePicture('sea')}
          alt="Hills by the sea, square"
          width={300}
          height={300}
          ratio="1/1"
          placeholder={dusk}
          className="rounded-card"
        />
      </div>
    ),
  },
  {
    title: 'Until it comes',
    render: () => (
      <div className="max-w-75">
        <PlaceholderImage
          src="data:,"
          alt=""
          width={300}
          height={225}
          ratio="4/3"
          placeholder={dusk}
          className="rounded-card"
        />
      </div>
    ),
  },
];
