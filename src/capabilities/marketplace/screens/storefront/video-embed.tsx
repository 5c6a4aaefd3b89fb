import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { StorefrontVideo } from '#capabilities/storefronts/rules/social-links.ts';
import { PhotoImage } from './photo-image.tsx';
import type { Photo } from './storefront-view.ts';

/** Where the film is watched by itself. */
function watchAddress({ kind, videoId }: StorefrontVideo): string {
  const id = encodeURIComponent(videoId);
  return kind === 'VIMEO' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

/** The player for our page, from the addresses that set no cookies before it plays. */
function playerAddress({ kind, videoId }: StorefrontVideo): string {
  const id = encodeURIComponent(videoId);
  return kind === 'VIMEO'
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

export interface VideoEmbedProps {
  video: StorefrontVideo;
  name: string;
  poster: Photo | undefined;
}

/** A picture until somebody wants the film: only then does anything of another house come to this page. */
export function VideoEmbed({ video, name, poster }: VideoEmbedProps) {
  const [isPlaying, setPlaying] = useState(false);
  const house = video.kind === 'VIMEO' ? 'Vimeo' : 'YouTube';

  function play(event: MouseEvent) {
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <figure className="mt-8" data-print="hidden">
      <div className="relative aspect-video overflow-hidden rounded-card bg-ink">
        {isPlaying ? (
          <iframe
            src={playerAddress(video)}
            title={`Film by ${name}`}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 h-full w-full"
          />
        ) : (
          <a
            href={watchAddress(video)}
            target="_blank"
            rel="noopener"
            onClick={play}
            className="group block h-full focus-visible:-outline-offset-4"
          >
            {poster && (
              <PhotoImage
                photo={{ ...poster, alt: '' }}
                sizes="(min-width: 1024px) 700px, 100vw"
                className="h-full w-full object-cover opacity-85"
              />
            )}
            <span className="absolute inset-0 flex items-center justify-center">
              <span className="flex size-18 items-center justify-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
                <Play size={30} fill="currentColor" aria-hidden="true" className="ms-1" />
              </span>
              <span className="sr-only">
                Play the film by {name} from {house}
              </span>
            </span>
          </a>
        )}
      </div>
      <figcaption className="pt-2 text-ink-soft text-sm">
        Film from {house}. It loads when you press play.
      </figcaption>
    </figure>
  );
}
