import type { SeededRandom } from './seeded-random.ts';

/** What the places of a phrase are filled with. */
export type Words = Readonly<Record<string, string>>;

type Node = string | { slot: string } | { choices: Node[][] };

/** Phrases come from fixed lists, so each is taken apart once. */
const parsed = new Map<string, Node[]>();

/**
 * Writes out a phrase: '{a|b|}' takes one of the alternatives (they may be nested and empty), '<city>' is filled from
 * the words. 'We {shoot|work} all over <market>.' A slot without a word is a mistake of the phrase's author.
 */
export function writePhrase(phrase: string, random: SeededRandom, words: Words): string {
  let nodes = parsed.get(phrase);
  if (!nodes) {
    nodes = parsePhrase(phrase);
    parsed.set(phrase, nodes);
  }
  return tidy(render(nodes, random, words));
}

function render(nodes: readonly Node[], random: SeededRandom, words: Words): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if ('choices' in node) text += render(random.pick(node.choices), random, words);
    else {
      const word = words[node.slot];
      if (word === undefined) throw new Error(`The phrase wants <${node.slot}>, which is not known.`);
      text += word;
    }
  }
  return text;
}

/** An empty alternative leaves two spaces, or one before a stop; a name that ends in one, such as 'Fern & Co.', doubles it. */
const UNTIDY = / {2}| [,.;:!?]|\.\.|^ | $/;

function tidy(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll('..', '.')
    .trim();
}

/** Braces, bars, whole slots, and the text between them; a bracket left alone is a mistake. */
const TOKENS = /[{|}]|<[^<>]*>|[<>]|[^{|}<>]+/g;

function parsePhrase(phrase: string): Node[] {
  const tokens = phrase.match(TOKENS) ?? [];
  let at = 0;

  function sequence(isInside: boolean): Node[] {
    const nodes: Node[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (isInside && (token === '|' || token === '}')) break;
      at += 1;
      nodes.push(token === '{' ? { choices: choices() } : leaf(token));
    }
    return nodes;
  }

  function leaf(token: string): Node {
    if (token === '}' || token === '>')
      throw new Error(`Something is closed that was not opened in: ${phrase}`);
    if (token === '<') throw new Error(`A slot is not closed in: ${phrase}`);
    return token.startsWith('<') ? { slot: token.slice(1, -1) } : token;
  }

  function choices(): Node[][] {
    const alternatives = [sequence(true)];
    while (tokens[at] === '|') {
      at += 1;
      alternatives.push(sequence(true));
    }
    if (tokens[at] !== '}') throw new Error(`Alternatives are not closed in: ${phrase}`);
    at += 1;
    return alternatives;
  }

  return sequence(false);
}
