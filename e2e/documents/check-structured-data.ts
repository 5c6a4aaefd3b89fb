type Thing = Record<string, unknown>;

/** LocalBusiness, and the trades that schema.org knows by name. */
const BUSINESS_TYPES = [
  'LocalBusiness',
  'EventVenue',
  'FoodEstablishment',
  'Florist',
  'BeautySalon',
  'EntertainmentBusiness',
  'Bakery',
];

/** What search engines ask of each type that we use; a list means that one of them is enough. */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  ...Object.fromEntries(BUSINESS_TYPES.map((type) => [type, ['name', 'address', 'url', 'image']])),
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  AggregateRating: ['ratingValue', ['reviewCount', 'ratingCount']],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'url', 'name']],
  Article: ['headline', 'image', 'datePublished', 'author'],
  ImageObject: [['contentUrl', 'url']],
  ImageGallery: ['name'],
  CollectionPage: ['name'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['name'],
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list may be empty where the thing says that it counts nothing. */
function isMissing(thing: Thing, name: string): boolean {
  const value = thing[name];
  if (Array.isArray(value)) return value.length === 0 && thing.numberOfItems !== 0;
  return value === undefined || value === null || value === '';
}

function checkNumbers(type: string, thing: Thing): string[] {
  if (type !== 'AggregateRating' && type !== 'Rating') return [];
  const value = Number(thing.ratingValue);
  const [worst, best] = [Number(thing.worstRating ?? 1), Number(thing.bestRating ?? 5)];
  return value >= worst && value <= best ? [] : [`${type}: ${value} is not between ${worst} and ${best}`];
}

function checkOrder(type: string, thing: Thing): string[] {
  if (type !== 'BreadcrumbList' || !Array.isArray(thing.itemListElement)) return [];
  const positions = thing.itemListElement.map((item) => (isThing(item) ? item.position : undefined));
  return positions.every((position, index) => position === index + 1) ? [] : [`${type}: steps out of order`];
}

function checkAddresses(type: string, thing: Thing): string[] {
  return ['url', 'contentUrl', '@id', 'item'].flatMap((name) => {
    const value = thing[name];
    if (typeof value !== 'string') return [];
    return URL.canParse(value) ? [] : [`${type}.${name}: ${value} is not a complete address`];
  });
}

function checkThing(thing: Thing): string[] {
  const types = [thing['@type']].flat();
  return types.flatMap((type) => {
    const wanted = typeof type === 'string' ? REQUIRED[type] : undefined;
    if (typeof type !== 'string' || !wanted) {
      // A part without a type of its own is a reference by its address.
      return type === undefined && thing['@id'] ? [] : [`${String(type)} is no type that we know`];
    }
    const missing = wanted
      .filter((names) => [names].flat().every((name) => isMissing(thing, name)))
      .map((names) => `${type} has no ${[names].flat().join(' or ')}`);
    return [
      ...missing,
      ...checkNumbers(type, thing),
      ...checkOrder(type, thing),
      ...checkAddresses(type, thing),
    ];
  });
}

/** What is wrong with a page's structured data, parts of parts included; empty when search engines can use it. */
export function problemsOf(data: unknown, isWhole = true): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => problemsOf(each, isWhole));
  if (!isThing(data)) return [];
  const context = isWhole && data['@context'] !== 'https://schema.org' ? ['the vocabulary is not named'] : [];
  const parts = Object.entries(data)
    .filter(([name]) => name !== '@context')
    .flatMap(([, value]) => problemsOf(value, false));
  return [...context, ...checkThing(data), ...parts];
}
