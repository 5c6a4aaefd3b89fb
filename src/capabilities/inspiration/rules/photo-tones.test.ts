import { describe, expect, it } from 'vitest';
import { photoTones } from './photo-tones.ts';

describe('the colors of a day', () => {
  it('go from light to dark, each once', () => {
    expect(photoTones(['#804020', '#ffffff', '#804020', '#c0a080'])).toEqual([
      '#ffffff',
      '#c0a080',
      '#804020',
    ]);
  });

  it('leave out the night and what the eye cannot tell apart', () => {
    expect(photoTones(['#c0a080', '#c2a284', '#0a0505'])).toEqual(['#c0a080']);
  });

  it('are seven at most', () => {
    const many = [
      '#ffffff',
      '#ffcccc',
      '#ff9999',
      '#ff6666',
      '#ff3333',
      '#ccffff',
      '#99ffff',
      '#66ffff',
      '#33ffff',
    ];
    expect(photoTones(many)).toHaveLength(7);
  });
});
