const BUCKETS = 10_000;

/** FNV-1a with the finisher of MurmurHash3: FNV alone leaves ids that differ in their last letters close together. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Where on a scale from 0 to 100 a person stands in an experiment: always the same, evenly spread, and unrelated
 * from one experiment to the next, so that nobody is in the test group of all of them.
 */
export function stableBucket(experimentKey: string, subjectId: string): number {
  return ((hash(`${experimentKey}:${subjectId}`) % BUCKETS) / BUCKETS) * 100;
}
