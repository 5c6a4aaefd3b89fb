import { pictureVariants } from '#ui/picture-variants.ts';

export const homePicture = pictureVariants(
  import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' }),
);
