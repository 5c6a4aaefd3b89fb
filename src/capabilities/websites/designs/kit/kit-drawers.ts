import type { BlockDrawers } from './block-drawer.ts';
import { MessageBlock, RegistryBlock, RsvpBlock } from './blocks/answer-blocks.tsx';
import { CountdownBlock, HeroBlock, NamesAndDateBlock } from './blocks/cover-blocks.tsx';
import { EventsBlock, ScheduleBlock } from './blocks/event-blocks.tsx';
import { DividerBlock, LanguageBlock } from './blocks/language-block.tsx';
import { SongListBlock, StoryBlock, WeddingPartyBlock } from './blocks/people-blocks.tsx';
import { GalleryBlock, GuestPhotosBlock, PictureBlock, VideoBlock } from './blocks/picture-blocks.tsx';
import { DirectionsBlock, HotelBlock, MapPlaceBlock, TravelBlock } from './blocks/place-blocks.tsx';
import { DressCodeBlock, FaqBlock, RichTextBlock } from './blocks/word-blocks.tsx';

/** Every block in its plain form: sound markup for a design's sheet to dress. */
export const KIT_DRAWERS: BlockDrawers = {
  hero: HeroBlock,
  'names-and-date': NamesAndDateBlock,
  countdown: CountdownBlock,
  'rich-text': RichTextBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  'story-timeline': StoryBlock,
  events: EventsBlock,
  schedule: ScheduleBlock,
  travel: TravelBlock,
  'hotel-block': HotelBlock,
  'map-place': MapPlaceBlock,
  'directions-links': DirectionsBlock,
  'wedding-party': WeddingPartyBlock,
  registry: RegistryBlock,
  rsvp: RsvpBlock,
  faq: FaqBlock,
  'dress-code': DressCodeBlock,
  video: VideoBlock,
  'song-list': SongListBlock,
  'guest-photos': GuestPhotosBlock,
  'message-form': MessageBlock,
  divider: DividerBlock,
  'language-switch': LanguageBlock,
};
