import { placeNameBeginnings, placeSearchName, placeWords } from './place-search-name.ts';
import { readStateText } from './state-text.ts';

/** One way to read what was typed. */
export type PlaceReading = {
  name: string;
  /** The name is finished, so a longer one is not meant. */
  isWhole: boolean;
  /** Null: anywhere. */
  stateCodes: string[] | null;
  /** Readings of a lower rank come first in the answer; equal ranks are one list. */
  rank: number;
};

/** The longest state, as in 'charleston west virginia'. */
const MOST_STATE_WORDS = 3;
/** One letter after a name begins a second word far more often than a state. */
const SHORTEST_STATE_TEXT = 2;

const NICKNAMES: Record<string, string> = {
  nyc: 'new york',
  'new york city': 'new york',
  la: 'los angeles',
  sf: 'san francisco',
  dc: 'washington',
  philly: 'philadelphia',
  vegas: 'las vegas',
  nola: 'new orleans',
  'nueva york': 'new york',
  filadelfia: 'philadelphia',
};

function anywhere(name: string, isWhole: boolean, rank: number): PlaceReading {
  return { name, isWhole, stateCodes: null, rank };
}

/** The name in the states that were named, then in those only begun, then anywhere: the state may be the mistake. */
function inStates(
  names: string[],
  isWhole: boolean,
  { named, begun }: { named: string[]; begun: string[] },
): PlaceReading[] {
  const readings = [named, begun].flatMap((stateCodes, index) =>
    stateCodes.length === 0
      ? []
      : names.map((name) => ({ name, isWhole, stateCodes, rank: index + 1 }) satisfies PlaceReading),
  );
  return [...readings, ...names.map((name) => anywhere(name, true, 3))];
}

/** 'hudson ny', 'hudson new york' and 'hudson new' without a comma: the longest ending that is a state or begins one. */
function splitTrailingState(typed: string): PlaceReading[] {
  const words = placeWords(typed);
  for (let length = Math.min(MOST_STATE_WORDS, words.length - 1); length >= 1; length -= 1) {
    const ending = words.slice(-length).join(' ');
    if (ending.length < SHORTEST_STATE_TEXT) continue;
    const states = readStateText(ending);
    if (states.named.length + states.begun.length === 0) continue;
    return inStates([placeSearchName(words.slice(0, -length).join(' '))], true, states);
  }
  return [];
}

/** 'hudson, ny', 'hudson, new y' and 'Hudson, Columbia County, NY, USA': the first part that says something of a state. */
function readAfterComma(names: string[], parts: string[]): PlaceReading[] {
  for (const part of parts) {
    const states = readStateText(placeWords(part).join(' '));
    if (states.named.length + states.begun.length > 0) return inStates(names, false, states);
  }
  return names.map((name) => anywhere(name, false, 0));
}

/** Every way to read a search for a place, the most literal first. */
export function readPlaceQuery(typed: string): PlaceReading[] {
  const [beginning = '', ...afterCommas] = typed.split(',');
  const names = placeNameBeginnings(beginning);
  if (names.length === 0) return [];
  if (afterCommas.length > 0) return readAfterComma(names, afterCommas);
  const nickname = NICKNAMES[placeWords(typed).join(' ')];
  return [
    ...names.map((name) => anywhere(name, false, 0)),
    ...(nickname ? [anywhere(nickname, true, 0)] : []),
    ...splitTrailingState(typed),
  ];
}
