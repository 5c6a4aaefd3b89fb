import { anybody, bigShoulders, instrumentSans, spaceGrotesk } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './poster.css?url';
import blocksSheet from './poster-blocks.css?url';
import headSheet from './poster-head.css?url';
import { PosterPage } from './poster-page.tsx';
import picturesSheet from './poster-pictures.css?url';
import printSheet from './poster-print.css?url';
import printsSheet from './poster-prints.css?url';
import shouldersSheet from './poster-shoulders.css?url';

export const poster: SiteDesign = {
  key: 'poster',
  name: 'Poster',
  about:
    'Pasted up overnight: your names as wide as the wall, the weekend as a lineup, one flat color a sheet.',
  palettes: [
    {
      key: 'gig',
      name: 'Gig',
      paper: '#fff4e0',
      ink: '#17120f',
      soft: '#17120f',
      accent: '#2340d8',
      tint: '#ff5a36',
      onAccent: '#ffffff',
    },
    {
      key: 'disco',
      name: 'Disco',
      paper: '#f6ecff',
      ink: '#1a0f2b',
      soft: '#1a0f2b',
      accent: '#6420c9',
      tint: '#ff8ad0',
      onAccent: '#ffffff',
    },
    {
      key: 'market',
      name: 'Market',
      paper: '#f7f6df',
      ink: '#12211a',
      soft: '#12211a',
      accent: '#0b6b43',
      tint: '#ffbe1a',
      onAccent: '#ffffff',
    },
    {
      key: 'sunday',
      name: 'Sunday',
      paper: '#fdeee6',
      ink: '#1f1220',
      soft: '#1f1220',
      accent: '#a5133f',
      tint: '#8fc7ff',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'broadside',
      name: 'Broadside',
      display: anybody.family,
      text: instrumentSans.family,
      sheets: [anybody.sheet, instrumentSans.sheet],
      first: [anybody.file, instrumentSans.file],
    },
    {
      key: 'shoulders',
      name: 'Shoulders',
      display: bigShoulders.family,
      text: spaceGrotesk.family,
      // Without a width axis, lines are filled by their size; its own small sheet says so.
      sheets: [bigShoulders.sheet, spaceGrotesk.sheet, shouldersSheet],
      first: [bigShoulders.file, spaceGrotesk.file],
    },
  ],
  sheets: [sheet, headSheet, printsSheet, blocksSheet, picturesSheet, printSheet],
  Page: PosterPage,
};
