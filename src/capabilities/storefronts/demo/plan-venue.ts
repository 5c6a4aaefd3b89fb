import type { SeededRandom } from '#base/seeded-random.ts';
import type { MetroType } from '../rules/metro-types.ts';
import { LANDS, VENUE_KINDS, type VenueKind } from './venue-kinds.data.ts';

export type VenuePlan = {
  kind: VenueKind;
  /** Guests at the largest table plan. */
  seats: number;
  /** Chosen options by the key of their root. */
  options: Record<string, string[]>;
};

const SERVICE_LEVELS = ['all-inclusive', 'limited-services', 'raw-space'] as const;
type ServiceLevel = (typeof SERVICE_LEVELS)[number];

const CATERING: Record<ServiceLevel, readonly string[]> = {
  'all-inclusive': ['in-house-required'],
  'limited-services': ['preferred-list', 'preferred-list', 'in-house-required', 'outside-allowed'],
  'raw-space': ['outside-allowed', 'outside-allowed', 'preferred-list'],
};
const ALCOHOL: Record<ServiceLevel, readonly string[]> = {
  'all-inclusive': ['in-house-bar'],
  'limited-services': ['in-house-bar', 'in-house-bar', 'byo-corkage-fee', 'licensed-bartender-required'],
  'raw-space': ['byo-allowed', 'byo-allowed', 'licensed-bartender-required'],
};

export function pickVenueKind(
  random: SeededRandom,
  place: { stateCode: string; metroType: MetroType },
): VenueKind {
  const fitting = VENUE_KINDS.filter(
    ({ metros, states }) =>
      metros.includes(place.metroType) &&
      (!states || (LANDS[states] as readonly string[]).includes(place.stateCode)),
  );
  return random.pickWeighted(fitting, ({ weight }) => weight);
}

export function venueKindOf(type: string): VenueKind {
  const kind = VENUE_KINDS.find((known) => known.type === type);
  if (!kind) throw new Error(`There is no venue of the type ${type}.`);
  return kind;
}

/** What follows from the kind of venue: how it is served, how many fit, what may be brought. */
export function planVenue(random: SeededRandom, kind: VenueKind, knownSeats?: number): VenuePlan {
  const seats = knownSeats ?? Math.round(random.int(...kind.seats) / 5) * 5;
  const service = random.pickWeighted(
    SERVICE_LEVELS,
    (level) => kind.services[SERVICE_LEVELS.indexOf(level)] ?? 0,
  );
  const isWorship = kind.type === 'place-of-worship';
  const second = random.chance(0.35) ? siblingType(random, kind) : [];
  return {
    kind,
    seats,
    options: {
      'venue-type': [kind.type, ...second],
      'venue-service-level': [service],
      'venue-setting': [...kind.settings],
      'venue-atmosphere': random.sample(kind.atmospheres, random.int(1, 3)),
      'venue-capacity': [capacityBand(seats)],
      'venue-catering-policy': [random.pick(CATERING[service])],
      'venue-alcohol-policy': [isWorship ? 'no-alcohol' : random.pick(ALCOHOL[service])],
    },
  };
}

function capacityBand(seats: number): string {
  if (seats > 300) return 'minimum-301';
  const bands = [
    [50, '0-50'],
    [100, '51-100'],
    [150, '101-150'],
    [200, '151-200'],
    [300, '201-300'],
  ] as const;
  return bands.find(([most]) => seats <= most)?.[1] ?? 'minimum-301';
}

/** A second type such venues often have as well. */
function siblingType(random: SeededRandom, kind: VenueKind): string[] {
  const siblings: Readonly<Record<string, readonly string[]>> = {
    'barn-farm': ['garden-park', 'private-home'],
    'winery-vineyard': ['barn-farm', 'restaurant'],
    'hotel-resort': ['ballroom-banquet-hall', 'rooftop'],
    'mansion-estate': ['historic-building', 'garden-park'],
    'historic-building': ['mansion-estate', 'museum-gallery'],
    'country-club': ['ballroom-banquet-hall'],
    'mountain-ranch': ['barn-farm'],
    'industrial-loft': ['museum-gallery'],
    'garden-park': ['historic-building'],
  };
  const fitting = siblings[kind.type];
  return fitting ? [random.pick(fitting)] : [];
}
