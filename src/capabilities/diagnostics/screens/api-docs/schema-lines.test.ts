import { expect, test } from 'vitest';
import { schemaLines, typeWords } from './schema-lines.ts';

test('types are said in a few words', () => {
  expect(typeWords({ type: 'string', format: 'uuid' })).toBe('string (uuid)');
  expect(typeWords({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
  expect(typeWords({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" | "b")[]');
  expect(typeWords({ type: 'array', items: { type: 'string' } })).toBe('string[]');
  expect(typeWords({ const: true })).toBe('true');
  expect(typeWords({})).toBe('any');
});

test('fields come in reading order with their depth, through lists and nullables', () => {
  const lines = schemaLines({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', maxLength: 64 },
        city: {
          anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }],
        },
      },
      required: ['id'],
    },
  });
  expect(lines).toEqual([
    { name: 'id', type: 'string', isOptional: false, note: 'at most 64 characters', depth: 0 },
    { name: 'city', type: 'object | null', isOptional: true, note: '', depth: 0 },
    { name: 'name', type: 'string', isOptional: true, note: '', depth: 1 },
  ]);
});

test('a schema without fields has no lines', () => {
  expect(schemaLines({ type: 'string' })).toEqual([]);
});
