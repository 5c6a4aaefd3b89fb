import type { Words } from '#base/phrase.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { FacetOption } from '#capabilities/taxonomy/rules/facets.ts';
import type { MetroType } from '../rules/metro-types.ts';
import type { PriceTier } from '../rules/price-tiers.ts';
import type { Prices } from '../rules/prices.ts';
import type { SocialLinks, StorefrontVideo } from '../rules/social-links.ts';
import type { AvailabilityPlan } from './plan-availability.ts';
import type { GalleryPlan } from './plan-galleries.ts';
import type { PublicationPlan } from './plan-publication.ts';
import type { MenuPlan, SpacePlan } from './plan-rooms.ts';
import type { WorldPlace } from './world-places.ts';
import type { StorefrontTexts } from './write-texts.ts';

/** One business of the demo world: what the tables hold of it, and the character behind its numbers. */
export type StorefrontPlan = PublicationPlan &
  StorefrontTexts & {
    /** Which business of the world it is, from 1. */
    number: number;
    uuid: string;
    category: TaxonomyKey;
    name: string;
    slug: string;
    place: WorldPlace;
    metroType: MetroType;
    address1: string;
    postalCode: string;
    lat: number;
    lon: number;
    travelRadiusMiles: number;
    featuredUntil: Date | null;
    options: readonly FacetOption[];
    social: SocialLinks;
    video: StorefrontVideo | null;
    prices: Prices;
    priceRangeVisible: boolean;
    startingPriceCents: number;
    priceTier: PriceTier;
    availability: AvailabilityPlan;
    galleries: GalleryPlan;
    spaces: SpacePlan[];
    menus: MenuPlan[];
    owner: { firstName: string; lastName: string };
    traits: ReadonlySet<string>;
    words: Words;
    /** 0 to 1: how good the work is, how many come, how soon the business answers. */
    quality: number;
    popularity: number;
    responsiveness: number;
    yearsInBusiness: number;
  };
