import { US_STATES } from '#base/us-states.ts';
import { placeSearchName } from './place-search-name.ts';

/** One way to read what was typed: a beginning of a place name, and the states it may lie in (null: any). */
export type PlaceReading = { name: string; stateCodes: string[] | null };

function statesBeginningWith(text: string): string[] {
  return US_STATES.filter(
    (state) => state.stateCode.toLowerCase() === text || placeSearchName(state.name).startsWith(text),
  ).map((state) => state.stateCode);
}

/** 'hudson ny' and 'hudson new york' without the comma: the longest ending that names a state in full. */
function splitTrailingState(name: string): PlaceReading | null {
  const words = name.split(' ');
  for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
    const ending = words.slice(-length).join(' ');
    const state = US_STATES.find(
      ({ stateCode, name: full }) => stateCode.toLowerCase() === ending || placeSearchName(full) === ending,
    );
    if (state) return { name: words.slice(0, -length).join(' '), stateCodes: [state.stateCode] };
  }
  return null;
}

/** Reads 'city', 'city, ST', 'city, sta…' and 'city ST'; the most literal reading first. */
export function readPlaceQuery(typed: string): PlaceReading[] {
  const comma = typed.lastIndexOf(',');
  if (comma > 0) {
    const name = placeSearchName(typed.slice(0, comma));
    const state = placeSearchName(typed.slice(comma + 1));
    if (!name) return [];
    return [{ name, stateCodes: state ? statesBeginningWith(state) : null }];
  }
  const name = placeSearchName(typed);
  if (!name) return [];
  const split = splitTrailingState(name);
  return split ? [{ name, stateCodes: null }, split] : [{ name, stateCodes: null }];
}
