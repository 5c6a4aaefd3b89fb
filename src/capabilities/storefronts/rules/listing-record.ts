import type { PublicationStatus } from '#base/publication-status.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Faq } from './faqs.ts';
import type { Gallery, GalleryImage } from './galleries.ts';
import type { PriceField } from './prices.ts';
import type { SocialLinks, StorefrontVideo } from './social-links.ts';
import type { SpaceSetting } from './venue-spaces.ts';

export type VenueSpace = {
  name: string;
  description: string;
  setting: SpaceSetting;
  seatedCapacity: number;
  standingCapacity: number | null;
};

export type VenueMenu = { name: string; description: string; pricePerPersonCents: number };

export type ListingPrices = Record<PriceField, number | null> & { priceRangeVisible: boolean };

/** All that a business says about itself, as it stands before the public or would. */
export type ListingRecord = {
  id: number;
  uuid: string;
  category: TaxonomyKey;
  publicationStatus: PublicationStatus;
  isPublished: boolean;
  name: string;
  slug: string;
  description: string;
  address1: string;
  cityId: number;
  /** 'Hudson, NY' */
  cityName: string;
  postalCode: string;
  lat: number;
  lon: number;
  travelRadiusMiles: number;
  optionIds: number[];
  faqs: Faq[];
  social: SocialLinks;
  video: StorefrontVideo | null;
  prices: ListingPrices;
  spaces: VenueSpace[];
  menus: VenueMenu[];
  galleries: Record<Gallery, GalleryImage[]>;
};

type Editable =
  | 'name'
  | 'slug'
  | 'description'
  | 'address1'
  | 'cityId'
  | 'postalCode'
  | 'travelRadiusMiles'
  | 'optionIds'
  | 'faqs'
  | 'social'
  | 'video'
  | 'prices'
  | 'spaces'
  | 'menus'
  | 'galleries';

/** What is to change; prices and galleries may be changed in part. */
export type ListingChanges = Partial<
  Omit<Pick<ListingRecord, Editable>, 'prices' | 'galleries'> & {
    prices: Partial<ListingPrices>;
    galleries: Partial<ListingRecord['galleries']>;
  }
>;
