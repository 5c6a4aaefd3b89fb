import { api } from '#app/api.ts';
import { sendFile } from '#app/send-file.ts';
import { useAction } from '#app/use-action.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import type { UploadOptions } from '#ui/upload/upload-queue.ts';
import type { GalleryPicture, Listing } from '../../contract/editor.contract.ts';
import { keepGalleries, listingQuery } from '../../queries.ts';
import type { GalleryChange } from '../../rules/gallery-change.ts';

export type Shown = { gallery: Gallery; position: number; picture: GalleryPicture };

type Change = Parameters<typeof api.listings.changeGalleries>[0]['change'];

/** Everything that can be done to the pictures of a listing; one after the other, each on what the server has by then. */
export function useGalleries({ uuid }: Pick<Listing, 'uuid'>) {
  const change = useAction({
    run: (what: GalleryChange) => api.listings.changeGalleries({ uuid, change: what as Change }),
    keeps: (queryClient, answer) => keepGalleries(queryClient, uuid, answer),
    refreshes: [listingQuery(uuid).queryKey],
    scope: `galleries ${uuid}`,
  });

  const remove = useAction({
    run: ({ gallery, picture }: Shown) =>
      api.listings.changeGalleries({ uuid, change: { kind: 'remove', gallery, assetId: picture.id } }),
    keeps: (queryClient, answer) => keepGalleries(queryClient, uuid, answer),
    refreshes: [listingQuery(uuid).queryKey],
    scope: `galleries ${uuid}`,
    done: ({ gallery, position, picture }) => ({
      message: 'Photo removed',
      undo: () => {
        const { id: assetId, alt: altText, source, caption, focusX, focusY } = picture;
        change.mutate({
          kind: 'restore',
          gallery,
          position,
          image: { assetId, altText, source, caption, focusX, focusY },
        });
      },
    }),
  });

  const link = useAction({
    run: (linked: { gallery: Gallery; address: string }) => api.listings.addLinkedPhoto({ uuid, ...linked }),
    keeps: (queryClient, answer) => keepGalleries(queryClient, uuid, answer),
    refreshes: [listingQuery(uuid).queryKey],
    scope: `galleries ${uuid}`,
    done: 'Photo added',
    failure: 'here',
  });

  return {
    addLinked: (gallery: Gallery, address: string) => link.mutateAsync({ gallery, address }),
    change: (what: GalleryChange) => change.mutate(what),
    remove: (shown: Shown) => remove.mutate(shown),
    /** Sends a file; it is in the gallery when this is done. */
    async upload(gallery: Gallery, file: File, options: UploadOptions) {
      const picture = await sendFile<PictureAsset>('/web-marketplace-api/v1/media', file, options);
      await change.mutateAsync({ kind: 'add', gallery, assetIds: [picture.id], source: 'FILE' });
      return picture;
    },
  };
}
