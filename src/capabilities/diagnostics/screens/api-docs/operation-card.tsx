import { Link2 } from 'lucide-react';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import type { DocumentedOperation, OpenApiContent, OpenApiParameter } from './open-api-document.ts';
import { typeWords } from './schema-lines.ts';
import { SchemaTree } from './schema-tree.tsx';

const METHOD_BADGES: Readonly<Record<string, BadgeVariant>> = {
  GET: 'cove',
  POST: 'forest',
  PUT: 'gold',
  DELETE: 'red',
};

function Parameters({ parameters }: { parameters: readonly OpenApiParameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 font-semibold font-text text-base">Parameters</h4>
      <ul className="rounded-input border border-line bg-linen px-4 py-3 text-sm">
        {parameters.map(({ name, in: place, required, schema }) => (
          <li key={`${place} ${name}`}>
            <code className="font-semibold">{name}</code>
            {!required && <span className="text-ink-soft">?</span>}{' '}
            <span className="text-ink-soft">in {place}</span>{' '}
            <span className="break-words text-cove-deep">{schema && typeWords(schema)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ title, content = {} }: { title: string; content: OpenApiContent | undefined }) {
  const schemas = Object.entries(content).flatMap(([type, { schema }]) => (schema ? [{ type, schema }] : []));
  if (schemas.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 font-semibold font-text text-base">{title}</h4>
      {schemas.map(({ type, schema }) => (
        <div key={type}>
          {type !== 'application/json' && <p className="mb-1 text-ink-soft text-sm">{type}</p>}
          <SchemaTree schema={schema} />
        </div>
      ))}
    </section>
  );
}

export function OperationCard({ operation }: { operation: DocumentedOperation }) {
  const { anchor, method, path, summary, parameters = [], requestBody, responses = {} } = operation;
  return (
    <li id={anchor} className="scroll-mt-4 rounded-card border border-line bg-paper px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={METHOD_BADGES[method]}>{method}</Badge>
        <code className="min-w-0 break-all font-semibold">{path}</code>
        <a
          href={`#${anchor}`}
          aria-label={`Link to ${method} ${path}`}
          className="ms-auto flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink"
        >
          <Link2 size={18} aria-hidden="true" />
        </a>
      </div>
      <h3 className="text-lg">{summary ?? path}</h3>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-secondary">
          Request and response
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-2">
          <Parameters parameters={parameters} />
          <Content
            title={requestBody?.required ? 'Request body' : 'Request body (optional)'}
            content={requestBody?.content}
          />
          {Object.entries(responses).map(([status, { content }]) => (
            <Content key={status} title={`Response ${status}`} content={content} />
          ))}
        </div>
      </details>
    </li>
  );
}
