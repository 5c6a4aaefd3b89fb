import { addDays, calendarDateOf, dayOfWeek } from '#base/calendar-date.ts';
import { monthNameOf } from '#base/calendar-date-format.ts';
import { FIRST_NAMES } from '#base/demo-names.data.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { slugify } from '#base/text.ts';
import { createTextWriter, type TextWriter } from '#base/text-writer.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { WorldPlace } from '#capabilities/storefronts/demo/world-places.ts';
import type { ColorFamily } from '../rules/color-families.ts';
import type { PhotoSubject } from '../rules/photo-subjects.ts';
import { type Season, seasonOf, seasonWord } from '../rules/seasons.ts';
import type { StoryPart } from '../rules/story.ts';
import type { WeddingSetting } from '../rules/wedding-settings.ts';
import type { WeddingStyle } from '../rules/wedding-styles.ts';
import { pickShoot } from './pick-shoot.ts';
import { photoSubjectOf, settingOf, stylesOfPlaces } from './picture-reading.ts';
import { storyVoice } from './story-voice.data.ts';

export type RealWeddingPlan = {
  uuid: string;
  slug: string;
  title: string;
  summary: string;
  firstName: string;
  partnerFirstName: string;
  weddingDate: string;
  season: Season;
  cityId: number;
  guestCount: number;
  palette: ColorFamily;
  styles: WeddingStyle[];
  setting: WeddingSetting;
  story: StoryPart[];
  photos: { assetId: string; slug: string; caption: string; subject: PhotoSubject }[];
  credits: Credit[];
  publishedAt: Date;
};

/** A business that may have made the day. */
export type CreditCandidate = { storefrontId: number; name: string; category: string };
export type Credit = { role: string; name: string; storefrontId: number | null };

export type RealWeddingSource = {
  seed: string;
  now: Date;
  pictures: readonly WorldPicture[];
  pickPlace(random: SeededRandom): WorldPlace;
  /** Published businesses of the market. */
  candidates(marketId: number): readonly CreditCandidate[];
};

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Who is thanked, in this order, and which word of the story their name fills. */
const ROLES = [
  { category: 'wedding-venues', role: 'Venue', word: 'venue', other: 'the family’s own garden' },
  {
    category: 'wedding-photographers',
    role: 'Photography',
    word: 'photographer',
    other: 'a friend with a good eye',
  },
  { category: 'wedding-florists', role: 'Flowers', word: 'florist', other: 'an aunt who grows dahlias' },
  { category: 'wedding-catering', role: 'Catering', word: 'caterer', other: 'the café around the corner' },
  { category: 'wedding-planners', role: 'Planning', word: 'planner', other: 'a very organized sister' },
  {
    category: 'wedding-bands-djs',
    role: 'Music',
    word: 'music',
    other: 'a playlist three weeks in the making',
  },
  { category: 'wedding-cakes-desserts', role: 'Cake', word: 'baker', other: 'a neighbor who bakes' },
  { category: 'wedding-hair-makeup', role: 'Hair & makeup', word: undefined, other: '' },
  { category: 'wedding-bar-services', role: 'Bar', word: undefined, other: '' },
  { category: 'wedding-videographers', role: 'Film', word: undefined, other: '' },
] as const;

/** Those that any place can have; what a place itself is like, its pictures say. */
const STYLES_OF_PEOPLE: readonly WeddingStyle[] = ['romantic', 'bohemian', 'colorful', 'candlelit'];
const SMALL = 60;
const LARGE = 160;

/** The n-th real wedding: one palette throughout, told in words nobody else's story uses in the same way. */
export function planRealWedding(number: number, source: RealWeddingSource): RealWeddingPlan {
  const random = seededRandom(source.seed, 'real-wedding', number);
  const place = source.pickPlace(random);
  const [firstName = '', partnerFirstName = ''] = random.sample(FIRST_NAMES, 2);
  const daysAgo = random.int(60, 900);
  const someDay = addDays(calendarDateOf(source.now), -daysAgo);
  const weddingDate = addDays(someDay, SATURDAY - dayOfWeek(someDay));
  const season = seasonOf(weddingDate);
  const guestCount = random.int(3, 22) * 10;
  const { palette, pictures } = pickShoot(random, source.pictures, season);
  const places = pictures.filter(isOfAPlace).map(({ subject }) => subject);
  const styles = pickStyles(random, places, guestCount);
  const { credits, words } = pickCredits(random, source.candidates(place.market.id));
  const writer = createTextWriter(
    random,
    {
      ...words,
      first: firstName,
      partner: partnerFirstName,
      city: place.city,
      state: place.stateName,
      month: monthNameOf(weddingDate),
      season: seasonWord(season),
      guests: String(guestCount),
      palette,
    },
    { traits: new Set([season, palette, ...styles, ...sizeTraits(guestCount)]) },
  );
  const slug = slugify(`${firstName} and ${partnerFirstName} ${place.city} ${place.stateCode} ${number}`);
  return {
    uuid: random.uuid(),
    slug,
    title: sentenceCase(writer.write(storyVoice.titles) ?? `${firstName} & ${partnerFirstName}`),
    summary: sentenceCase(writer.write(storyVoice.summaries) ?? ''),
    firstName,
    partnerFirstName,
    weddingDate,
    season,
    cityId: place.cityId,
    guestCount,
    palette,
    styles,
    setting: settingOf(places, season, styles),
    story: writeStory(random, writer),
    photos: pictures.map((picture, index) => ({
      assetId: picture.assetId,
      slug: `${slug}-${index + 1}`,
      caption: picture.alt,
      subject: photoSubjectOf(picture),
    })),
    credits,
    publishedAt: new Date(source.now.getTime() - Math.floor(daysAgo * 0.6) * DAY_MS),
  };
}

function isOfAPlace(picture: WorldPicture): boolean {
  return picture.categories[0] === 'wedding-venues';
}

function pickStyles(random: SeededRandom, places: readonly string[], guests: number): WeddingStyle[] {
  const known = [...stylesOfPlaces(places), ...(guests < SMALL ? (['intimate'] as const) : [])].slice(0, 2);
  const others = STYLES_OF_PEOPLE.filter((style) => !known.includes(style));
  return [...known, ...random.sample(others, random.int(2, 3) - known.length)];
}

function pickCredits(
  random: SeededRandom,
  candidates: readonly CreditCandidate[],
): { credits: Credit[]; words: Record<string, string> } {
  const credits: Credit[] = [];
  const words: Record<string, string> = {};
  for (const { category, role, word, other } of ROLES) {
    const fitting = candidates.filter((candidate) => candidate.category === category);
    const chosen = fitting.length > 0 ? random.pick(fitting) : undefined;
    if (chosen) credits.push({ role, name: chosen.name, storefrontId: chosen.storefrontId });
    else if (other) credits.push({ role, name: sentenceCase(other), storefrontId: null });
    if (word) words[word] = chosen?.name ?? other;
  }
  return { credits, words };
}

/** A friend or an aunt may stand where a sentence begins. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function writeStory(random: SeededRandom, writer: TextWriter): StoryPart[] {
  return storyVoice.parts.map(({ headings, lines }, index) => {
    const sentences = Array.from({ length: random.int(2, 3) }, () => writer.write(lines)).filter(
      (line) => line !== undefined,
    );
    return {
      ...(index > 0 && { heading: random.pick(headings) }),
      paragraphs: [sentenceCase(sentences.join(' '))],
    };
  });
}

function sizeTraits(guests: number): string[] {
  if (guests < SMALL) return ['small'];
  return guests > LARGE ? ['large'] : [];
}
