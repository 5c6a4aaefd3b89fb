import { pictureVariants } from '#ui/picture-variants.ts';

/**
 * A category by its key, for pages elsewhere that show one of them. Their addresses are theirs alone, which the query sees
 * to: shared ones would be one more file for whoever looks for vendors.
 */
export const categoryPicture = pictureVariants(
  import.meta.glob<string>('../screens/pictures/wedding-*.{480,600,720}.webp', {
    eager: true,
    query: '?url&elsewhere',
    import: 'default',
  }),
);
