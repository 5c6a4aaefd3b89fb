import { pictureVariants } from '#ui/picture-variants.ts';

/** What stands where a couple has no picture of its own yet. */
export const couplePicture = pictureVariants(
  import.meta.glob<string>('../pictures/{flower-arch,two-coupes}.*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
