export const JOURNEYS: Readonly<Record<string, readonly string[]>>;
export function reachedJourneys(files: readonly string[]): 'all' | string[];
