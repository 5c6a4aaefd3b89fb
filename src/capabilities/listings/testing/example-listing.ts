import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { PRICE_FIELDS, type PriceField } from '#capabilities/storefronts/rules/prices.ts';

const NO_PRICES = Object.fromEntries(PRICE_FIELDS.map((field) => [field, null])) as Record<PriceField, null>;

/** A business that has said nothing yet but its name and town. */
export const EMPTY_LISTING: ListingRecord = {
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  category: 'wedding-venues',
  publicationStatus: 'NEW',
  isPublished: false,
  name: 'Kestrel Hill Barn',
  slug: 'kestrel-hill-barn',
  description: '',
  address1: '',
  cityId: 1,
  cityName: 'Hudson, NY',
  postalCode: '',
  lat: 42.25,
  lon: -73.79,
  travelRadiusMiles: 50,
  optionIds: [],
  faqs: [],
  social: {},
  video: null,
  prices: { ...NO_PRICES, priceRangeVisible: true },
  spaces: [],
  menus: [],
  galleries: { COVER: [], PHOTO: [] },
};
