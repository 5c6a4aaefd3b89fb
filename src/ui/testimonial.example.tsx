import type { Example } from './example/example.ts';
import { examplePicture } from './example/example-picture.ts';
import { Testimonial } from './testimonial.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Two names',
    render: () => (
      <Testimonial
        image={{ src: examplePicture('dusk'), alt: 'Maya and Jonah on the ridge at dusk' }}
        firstName="Maya"
        secondName="Jonah"
        quote="It rained at four, and by five the ceremony stood inside as if it had always been planned there."
      />
    ),
  },
  {
    title: 'One name',
    render: () => (
      <Testimonial
        image={{ src: examplePicture('garden'), alt: 'Ruth in her garden' }}
        firstName="Ruth"
        quote="I answer from my phone between two weddings."
      />
    ),
  },
];
