/** As much of a JSON schema as our generator writes. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface OpenApiParameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
}

export type OpenApiContent = Record<string, { schema?: JsonSchema }>;

export interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content?: OpenApiContent };
  responses?: Record<string, { description?: string; content?: OpenApiContent }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
}

export interface DocumentedOperation extends OpenApiOperation {
  /** For links to this very operation. */
  anchor: string;
  method: string;
  path: string;
}

export interface OperationGroup {
  tag: string;
  operations: DocumentedOperation[];
}

function anchorOf(method: string, path: string, operationId: string | undefined): string {
  return (operationId ?? `${method}-${path}`).replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '');
}

function operationsOf({ paths }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      anchor: anchorOf(method, path, operation.operationId),
    })),
  );
}

/** Every word of the filter has to stand somewhere in the method, the path, the summary or the tag. */
function matches({ method, path, summary = '', tags = [] }: DocumentedOperation, filter: string): boolean {
  const text = `${method} ${path} ${summary} ${tags.join(' ')}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is left after the filter, by tag, both in the order of the document. */
export function groupOperations(document: OpenApiDocument, filter: string): OperationGroup[] {
  const groups = new Map<string, DocumentedOperation[]>();
  for (const operation of operationsOf(document).filter((each) => matches(each, filter))) {
    const tag = operation.tags?.[0] ?? 'other';
    groups.set(tag, [...(groups.get(tag) ?? []), operation]);
  }
  return [...groups].map(([tag, operations]) => ({ tag, operations }));
}
