import type { RichPart, RichRun, RichText } from '../../rules/rich-text.ts';

/** Runs and parts have no names of their own; the same words twice are told apart by their turn. */
function named<T>(things: readonly T[]): { key: string; thing: T }[] {
  const turns = new Map<string, number>();
  return things.map((thing) => {
    const words = JSON.stringify(thing);
    const turn = (turns.get(words) ?? 0) + 1;
    turns.set(words, turn);
    return { key: `${turn}:${words}`, thing };
  });
}

function Run({ run }: { run: RichRun }) {
  let words = <>{run.text}</>;
  if (run.italic) words = <em>{words}</em>;
  if (run.bold) words = <strong>{words}</strong>;
  if (!run.link) return words;
  return (
    <a href={run.link} rel="noopener nofollow ugc">
      {words}
    </a>
  );
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return named(runs).map(({ key, thing }) => <Run key={key} run={thing} />);
}

const TAGS = { paragraph: 'p', 'heading-2': 'h3', 'heading-3': 'h4' } as const;

function Part({ part }: { part: RichPart }) {
  if ('items' in part) {
    const List = part.kind === 'bullets' ? 'ul' : 'ol';
    return (
      <List>
        {named(part.items).map(({ key, thing }) => (
          <li key={key}>
            <Runs runs={thing} />
          </li>
        ))}
      </List>
    );
  }
  const Tag = TAGS[part.kind];
  return (
    <Tag>
      <Runs runs={part.runs} />
    </Tag>
  );
}

/** Words with their forms. Its headings stand below that of the block. */
export function RichWords({ text, className }: { text: RichText; className?: string }) {
  return (
    <div className={className ? `rich ${className}` : 'rich'}>
      {named(text).map(({ key, thing }) => (
        <Part key={key} part={thing} />
      ))}
    </div>
  );
}
