import type { RealWedding } from '#capabilities/editorial/contract.ts';
import { PhotoRows } from '../../parts/photo-rows.tsx';
import { weaveStory } from '../../rules/weave-story.ts';
import { PhotoSpread } from './photo-spread.tsx';

/** The words in reading width, the pictures between them wider; what the words leave over stands below. */
export function WeddingStory({ wedding }: { wedding: Pick<RealWedding, 'story' | 'photos'> }) {
  const [, ...photos] = wedding.photos;
  const { blocks, left } = weaveStory(wedding.story, photos);
  return (
    <div className="space-y-10 md:space-y-16">
      {blocks.map(({ part, photos: shown }, index) => (
        // The parts of a story never change places.
        <div key={part.heading ?? 'beginning'} className="space-y-8 md:space-y-12">
          <div className="mx-auto max-w-reading space-y-4">
            {part.heading && <h2 className="text-2xl md:text-3xl">{part.heading}</h2>}
            {part.paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className={
                  index === 0
                    ? 'text-lg leading-8 first-letter:float-start first-letter:pe-3 first-letter:font-display first-letter:text-6xl first-letter:leading-14 first-letter:text-primary md:text-xl md:leading-9'
                    : 'text-lg leading-8'
                }
              >
                {paragraph}
              </p>
            ))}
          </div>
          <PhotoSpread photos={shown} />
        </div>
      ))}
      {left.length > 0 && <PhotoRows photos={left} location="real-wedding" />}
    </div>
  );
}
