import { pictureVariants } from '#ui/picture-variants.ts';

/** Categories by their key, kinds of venue by their slug. */
export const marketplacePicture = pictureVariants(
  import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' }),
);
