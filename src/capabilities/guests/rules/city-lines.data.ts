/** How city, region and postal code stand together. */
export type CityLine = 'AMERICAN' | 'CODE_FIRST' | 'CODE_LAST' | 'CODE_BELOW';

export const AMERICAN_NAMES: ReadonlySet<string> = new Set([
  '',
  'us',
  'usa',
  'united states',
  'united states of america',
  'the united states',
  'america',
]);

/** Most of the world writes the code before the city; these do not. */
export const CITY_LINES: ReadonlyMap<string, CityLine> = new Map([
  ...(
    ['canada', 'australia', 'new zealand', 'india', 'japan', 'south korea', 'singapore', 'taiwan'] as const
  ).map((name) => [name, 'CODE_LAST'] as const),
  ...(
    ['united kingdom', 'uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'] as const
  ).map((name) => [name, 'CODE_BELOW'] as const),
  ...(['ireland', 'south africa', 'hong kong', 'hong kong sar china'] as const).map(
    (name) => [name, 'CODE_BELOW'] as const,
  ),
]);
