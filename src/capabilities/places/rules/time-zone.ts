type Spot = { stateCode: string; lat: number; lon: number };

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const BY_STATE: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  HI: 'Pacific/Honolulu',
  PR: 'America/Puerto_Rico',
  VI: 'America/Puerto_Rico',
  GU: 'Pacific/Guam',
  ...Object.fromEntries(['CA', 'NV', 'OR', 'WA'].map((code) => [code, PACIFIC])),
  ...Object.fromEntries(['CO', 'ID', 'MT', 'NM', 'UT', 'WY'].map((code) => [code, MOUNTAIN])),
  ...Object.fromEntries(
    ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'].map(
      (code) => [code, CENTRAL],
    ),
  ),
};

/** States that two zones share, and the part that keeps the other time. Lines, where the law names counties. */
const ELSEWHERE: Readonly<Record<string, { zone: string; isThere: (spot: Spot) => boolean }>> = {
  FL: { zone: CENTRAL, isThere: ({ lon }) => lon < -85.1 },
  ID: { zone: PACIFIC, isThere: ({ lat }) => lat > 45.5 },
  IN: { zone: CENTRAL, isThere: ({ lat, lon }) => lon < -86.9 && (lat > 41 || lat < 38.4) },
  KS: { zone: MOUNTAIN, isThere: ({ lon }) => lon < -101.5 },
  KY: { zone: CENTRAL, isThere: ({ lon }) => lon < -86 },
  MI: { zone: CENTRAL, isThere: ({ lat, lon }) => lon < -87.6 && lat > 45 },
  ND: { zone: MOUNTAIN, isThere: ({ lat, lon }) => lon < -101.3 && lat < 47.6 },
  NE: { zone: MOUNTAIN, isThere: ({ lon }) => lon < -101.2 },
  OR: { zone: MOUNTAIN, isThere: ({ lon }) => lon > -117.6 },
  SD: { zone: MOUNTAIN, isThere: ({ lon }) => lon < -100.7 },
  TN: { zone: EASTERN, isThere: ({ lon }) => lon > -85.4 },
  TX: { zone: MOUNTAIN, isThere: ({ lon }) => lon < -105 },
};

/** The zone whose clock people look at in a place. Near a line it may be the neighbor's, an hour off. */
export function timeZoneAt(spot: Spot): string {
  const other = ELSEWHERE[spot.stateCode];
  if (other?.isThere(spot)) return other.zone;
  return BY_STATE[spot.stateCode] ?? EASTERN;
}
