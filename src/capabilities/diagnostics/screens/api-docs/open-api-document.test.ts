import { expect, test } from 'vitest';
import { groupOperations, type OpenApiDocument } from './open-api-document.ts';

const document: OpenApiDocument = {
  paths: {
    '/a/{id}': {
      get: { operationId: 'things.read', summary: 'Read a thing', tags: ['things'] },
      delete: { operationId: 'things.remove', summary: 'Remove a thing', tags: ['things'] },
    },
    '/b': { post: { summary: 'Make a note' } },
  },
};

test('operations stand under their tag, each with an anchor of its own', () => {
  const groups = groupOperations(document, '');
  expect(groups.map(({ tag }) => tag)).toEqual(['things', 'other']);
  expect(groups[0]?.operations.map(({ anchor }) => anchor)).toEqual(['things-read', 'things-remove']);
  expect(groups[1]?.operations[0]).toMatchObject({ anchor: 'post-b', method: 'POST', path: '/b' });
});

test('the filter wants every word, and groups without a match vanish', () => {
  expect(groupOperations(document, 'delete THING').flatMap(({ operations }) => operations)).toHaveLength(1);
  expect(groupOperations(document, 'nothing')).toEqual([]);
});
