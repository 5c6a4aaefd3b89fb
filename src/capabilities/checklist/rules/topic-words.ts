import { TOPICS } from './topics.data.ts';

/** As much as stands on one line of a card. */
const LONGEST = 44;
const LONGEST_TITLE = 30;

type Named = { key: string | null; title: string };

function topicOf({ key, title }: Named): string {
  const topic = key === null ? undefined : TOPICS[key];
  if (topic) return topic;
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
}

/** 'Outfits, a florist, hotel rooms and 2 more': what a folded month is about, each thing once; what is too long for the line is counted. */
export function topicWords(tasks: readonly Named[]): string {
  const topics = [...new Set(tasks.map(topicOf))];
  const shown: string[] = [];
  for (const topic of topics) {
    if (shown.length === 0 || [...shown, topic].join(', ').length <= LONGEST) shown.push(topic);
  }
  const words = shown.join(', ');
  const rest = topics.length - shown.length;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${rest > 0 ? ` and ${rest} more` : ''}`;
}
