import type { JsonSchema } from './open-api-document.ts';

export interface SchemaLine {
  name: string;
  type: string;
  isOptional: boolean;
  /** Limits and the like, in a few words. */
  note: string;
  depth: number;
}

const DEEPEST = 6;

function isNull(schema: JsonSchema): boolean {
  return schema.type === 'null';
}

function alternatives(schema: JsonSchema): JsonSchema[] | undefined {
  return schema.anyOf ?? schema.oneOf;
}

/** What the schema is once 'or null' and wrapping lists are taken off: the thing that may have fields. */
function core(schema: JsonSchema): JsonSchema {
  const choices = alternatives(schema)?.filter((each) => !isNull(each));
  if (choices?.length === 1 && choices[0]) return core(choices[0]);
  if (schema.type === 'array' && schema.items) return core(schema.items);
  return schema;
}

export function typeWords(schema: JsonSchema): string {
  const choices = alternatives(schema);
  if (choices) return choices.map(typeWords).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') {
    const items = typeWords(schema.items ?? {});
    return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
  }
  if (schema.contentMediaType) return 'file';
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  return schema.format ? `${type} (${schema.format})` : type;
}

function limits({ minLength, maxLength, minimum, maximum, default: fallback }: JsonSchema): string {
  return [
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    fallback !== undefined && `default ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The fields of a schema as a flat list with depths, in reading order. */
export function schemaLines(schema: JsonSchema, depth = 0): SchemaLine[] {
  const { properties = {}, required = [] } = core(schema);
  if (depth > DEEPEST) return [];
  return Object.entries(properties).flatMap(([name, field]) => [
    {
      name,
      type: typeWords(field),
      isOptional: !required.includes(name),
      note: [field.description, limits(field)].filter(Boolean).join('; '),
      depth,
    },
    ...schemaLines(field, depth + 1),
  ]);
}
