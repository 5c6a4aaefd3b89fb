import { familjenGrotesk, hankenGrotesk, instrumentSerif } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import cells from './cells.css?url';
import coverSheet from './cover.css?url';
import gridSheet from './grid.css?url';
import { GridPage } from './grid-page.tsx';
import scale from './scale.css?url';

/** A sheet ruled from edge to edge: twelve columns, no gaps, and letters whose tails cross the rules. */
export const grid: SiteDesign = {
  key: 'grid',
  name: 'Ruled Sheet',
  about:
    'Big letters, clear rules and the whole weekend drawn to scale: everything in its place, nothing stiff.',
  palettes: [
    {
      key: 'platform',
      name: 'Platform',
      paper: '#f2f1ec',
      ink: '#14171a',
      soft: '#4c5054',
      accent: '#17503f',
      tint: '#ff8548',
      onAccent: '#ffffff',
    },
    {
      key: 'pool',
      name: 'Pool',
      paper: '#f1f4f4',
      ink: '#0f1b2a',
      soft: '#4a5663',
      accent: '#0b4f8a',
      tint: '#ffd84d',
      onAccent: '#ffffff',
    },
    {
      key: 'plum',
      name: 'Plum',
      paper: '#f5f1f3',
      ink: '#21131d',
      soft: '#5b4a55',
      accent: '#6a1f55',
      tint: '#f7a58b',
      onAccent: '#ffffff',
    },
    {
      key: 'moss',
      name: 'Moss',
      paper: '#f4f3e9',
      ink: '#1a1c12',
      soft: '#53564a',
      accent: '#3d5218',
      tint: '#e9b7d6',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'familjen',
      name: 'Familjen Grotesk',
      display: familjenGrotesk.family,
      text: familjenGrotesk.family,
      sheets: [familjenGrotesk.sheet],
      first: [familjenGrotesk.file],
    },
    {
      key: 'instrument',
      name: 'Instrument Serif and Hanken Grotesk',
      display: instrumentSerif.family,
      text: hankenGrotesk.family,
      sheets: [instrumentSerif.sheet, hankenGrotesk.sheet],
      first: [instrumentSerif.file, hankenGrotesk.file],
    },
  ],
  sheets: [gridSheet, coverSheet, cells, scale],
  Page: GridPage,
};
