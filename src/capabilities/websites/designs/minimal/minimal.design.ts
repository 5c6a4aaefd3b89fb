import { imFellDwPica, sortsMillGoudy } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './minimal.css?url';
import blocksSheet from './minimal-blocks.css?url';
import { MinimalPage } from './minimal-page.tsx';
import printSheet from './minimal-print.css?url';

/** One column, one size. What a line is, it says by where it begins. */
export const minimal: SiteDesign = {
  key: 'minimal',
  name: 'The Plain Page',
  about: 'One column, one size of an old book face, and nothing but room around the words.',
  palettes: [
    {
      key: 'rag',
      name: 'Rag',
      paper: '#fbf9f3',
      ink: '#1d1a16',
      soft: '#5d574e',
      accent: '#93301f',
      tint: '#f0eade',
      onAccent: '#ffffff',
    },
    {
      key: 'slate',
      name: 'Slate',
      paper: '#f5f7f7',
      ink: '#15191d',
      soft: '#525a61',
      accent: '#1f4f7d',
      tint: '#e4eaed',
      onAccent: '#ffffff',
    },
    {
      key: 'fennel',
      name: 'Fennel',
      paper: '#f9faf1',
      ink: '#1b2118',
      soft: '#545e4c',
      accent: '#47601f',
      tint: '#e8ecd7',
      onAccent: '#ffffff',
    },
    {
      key: 'lampblack',
      name: 'Lampblack',
      paper: '#191715',
      ink: '#f4efe5',
      soft: '#bdb4a6',
      accent: '#e8a888',
      tint: '#2a2622',
      onAccent: '#1d130d',
    },
  ],
  types: [
    {
      key: 'fell',
      name: 'Fell',
      display: imFellDwPica.family,
      text: imFellDwPica.family,
      sheets: [imFellDwPica.sheet],
      first: [imFellDwPica.file, imFellDwPica.italic],
    },
    {
      key: 'goudy',
      name: 'Goudy',
      display: sortsMillGoudy.family,
      text: sortsMillGoudy.family,
      sheets: [sortsMillGoudy.sheet],
      first: [sortsMillGoudy.file, sortsMillGoudy.italic],
    },
  ],
  sheets: [sheet, blocksSheet, printSheet],
  Page: MinimalPage,
};
