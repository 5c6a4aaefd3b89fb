import { expect, it } from 'vitest';
import { selectedFacets } from './selected-facets.ts';

it('selected facets have key, slug, name, description and parentKey', () => {
  expect(
    selectedFacets('wedding-venues', {
      'venue-setting': ['outdoor-space'],
      'venue-service-level': ['limited-services'],
    }),
  ).toEqual([
    {
      key: 'limited-services',
      slug: 'limited-services',
      name: 'Select services',
      description: expect.stringMatching(/: Select services$/),
      parentKey: 'venue-service-level',
    },
    {
      key: 'outdoor-space',
      slug: 'outdoor-space',
      name: expect.any(String),
      description: expect.any(String),
      parentKey: 'venue-setting',
    },
  ]);
});

it('nothing chosen is nothing selected', () => {
  expect(selectedFacets('wedding-florists', {})).toEqual([]);
});
