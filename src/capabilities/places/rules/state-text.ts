import { normaliseForSearch } from '#base/text.ts';
import { US_STATES } from '#base/us-states.ts';

const STATES = US_STATES.map(({ stateCode, name }) => ({
  code: stateCode,
  abbreviation: stateCode.toLowerCase(),
  name: normaliseForSearch(name),
}));

/** States for a normalised text: those it names ('ny', 'n y', 'new york') and those whose name it only begins ('new'). */
export function readStateText(text: string): { named: string[]; begun: string[] } {
  if (text === '') return { named: [], begun: [] };
  const letters = text.replaceAll(' ', '');
  const named = STATES.filter((state) => state.abbreviation === letters || state.name === text);
  const begun = STATES.filter((state) => state.name.startsWith(text) && !named.includes(state));
  return { named: named.map(({ code }) => code), begun: begun.map(({ code }) => code) };
}
