import type { JsonSchema } from './open-api-document.ts';
import { schemaLines, typeWords } from './schema-lines.ts';

const INDENTS = ['ps-0', 'ps-4', 'ps-8', 'ps-12', 'ps-16', 'ps-20', 'ps-24'];

/** A schema as an indented list, as compact as it can be read. */
export function SchemaTree({ schema }: { schema: JsonSchema }) {
  const lines = schemaLines(schema);
  const whole = typeWords(schema);
  return (
    <div className="rounded-input border border-line bg-linen px-4 py-3 text-sm">
      {(lines.length === 0 || whole !== 'object') && <p className="break-words text-ink-soft">{whole}</p>}
      <ul>
        {lines.map(({ name, type, isOptional, note, depth }, index) => (
          // The same name may stand at several places; the place itself is what tells lines apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={index} className={INDENTS[depth] ?? INDENTS.at(-1)}>
            <code className="font-semibold">{name}</code>
            {isOptional && <span className="text-ink-soft">?</span>}{' '}
            <span className="break-words text-cove-deep">{type}</span>
            {note && <span className="text-ink-soft"> · {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
