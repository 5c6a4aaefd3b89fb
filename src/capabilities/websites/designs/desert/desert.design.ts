import { literata, petrona, spaceGrotesk, syne } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './desert.css?url';
import blocksSheet from './desert-blocks.css?url';
import lightSheet from './desert-light.css?url';
import { DesertPage } from './desert-page.tsx';
import printSheet from './desert-print.css?url';
import wallsSheet from './desert-walls.css?url';

/** One sun sinks from the top of the page to its foot, behind everything; walls and posts throw their shadows. */
export const desert: SiteDesign = {
  key: 'desert',
  name: 'Long Shadows',
  about: 'One sun sinks down the whole page, past adobe steps and long shadows, and sets behind the mesas.',
  palettes: [
    {
      key: 'noon',
      name: 'Noon',
      paper: '#fbf2e4',
      ink: '#33170f',
      soft: '#6a4434',
      accent: '#a03a1b',
      tint: '#f7bd6b',
      onAccent: '#ffffff',
    },
    {
      key: 'sagebrush',
      name: 'Sagebrush',
      paper: '#f4f2e6',
      ink: '#1f2c27',
      soft: '#4d5c55',
      accent: '#3a5a4b',
      tint: '#f0a98c',
      onAccent: '#ffffff',
    },
    {
      key: 'dusk',
      name: 'Dusk',
      paper: '#faeeea',
      ink: '#31142f',
      soft: '#654563',
      accent: '#8a2a58',
      tint: '#f8a887',
      onAccent: '#ffffff',
    },
    {
      key: 'moonrise',
      name: 'Moonrise',
      paper: '#191a33',
      ink: '#f9efdf',
      soft: '#cbc5d4',
      accent: '#f0b67c',
      tint: '#434079',
      onAccent: '#24142a',
    },
  ],
  types: [
    {
      key: 'syne',
      name: 'Syne and Petrona',
      display: syne.family,
      text: petrona.family,
      sheets: [syne.sheet, petrona.sheet],
      first: [syne.file, petrona.file],
    },
    {
      key: 'grotesk',
      name: 'Space Grotesk and Literata',
      display: spaceGrotesk.family,
      text: literata.family,
      sheets: [spaceGrotesk.sheet, literata.sheet],
      first: [spaceGrotesk.file, literata.file],
    },
  ],
  sheets: [sheet, lightSheet, wallsSheet, blocksSheet, printSheet],
  Page: DesertPage,
};
