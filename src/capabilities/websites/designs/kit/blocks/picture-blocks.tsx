import type { BlockProps } from '../block-drawer.ts';
import { SitePicture } from '../site-picture.tsx';

export function PictureBlock({ block: { picture } }: BlockProps<'picture'>) {
  return (
    <figure className="block picture">
      <SitePicture picture={picture} sizes="(min-width: 60rem) 60rem, 100vw" />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  return (
    <section className="block gallery">
      {block.title && <h2>{block.title}</h2>}
      <ul className="pictures">
        {block.pictures.map((picture) => (
          <li key={picture.sources.at(-1)?.src}>
            <figure>
              <SitePicture picture={picture} sizes="(min-width: 60rem) 20rem, 50vw" />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GuestPhotosBlock({ block }: BlockProps<'guest-photos'>) {
  return (
    <section className="block guest-photos">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p>{block.text}</p>}
      {block.pictures.length > 0 && (
        <ul className="pictures">
          {block.pictures.map((picture) => (
            <li key={picture.sources.at(-1)?.src}>
              <SitePicture picture={picture} sizes="(min-width: 60rem) 15rem, 33vw" />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="button" href={block.href}>
          {block.label}
        </a>
      </p>
    </section>
  );
}

export function VideoBlock({ block, view }: BlockProps<'video'>) {
  return (
    <section className="block video">
      {block.title && <h2>{block.title}</h2>}
      <p>
        <a className="button" href={block.href} rel="noopener nofollow ugc">
          {view.words.watchOn(block.service)}
        </a>
      </p>
    </section>
  );
}
