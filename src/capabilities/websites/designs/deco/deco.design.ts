import { federo, forum, josefinSans, poiretOne, tenorSans } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './deco.css?url';
import actsSheet from './deco-acts.css?url';
import bandsSheet from './deco-bands.css?url';
import blocksSheet from './deco-blocks.css?url';
import dialSheet from './deco-dial.css?url';
import fansSheet from './deco-fans.css?url';
import { DecoPage } from './deco-page.tsx';
import printSheet from './deco-print.css?url';

export const deco: SiteDesign = {
  key: 'deco',
  name: 'Deco',
  about:
    'Curtain up: your names in a stepped arch, two acts, a dial of evenings and a streamliner to bring everyone.',
  palettes: [
    {
      key: 'emerald',
      name: 'Emerald',
      paper: '#f7efdf',
      ink: '#17302c',
      soft: '#3d5550',
      accent: '#7d5a16',
      tint: '#eebfa6',
      onAccent: '#ffffff',
    },
    {
      key: 'midnight',
      name: 'Midnight',
      paper: '#f4f0e6',
      ink: '#161d3d',
      soft: '#474d68',
      accent: '#80591a',
      tint: '#c9d3ea',
      onAccent: '#ffffff',
    },
    {
      key: 'oxblood',
      name: 'Oxblood',
      paper: '#f9f0e6',
      ink: '#3a1119',
      soft: '#65434a',
      accent: '#7f5418',
      tint: '#efc9b4',
      onAccent: '#ffffff',
    },
    {
      key: 'onyx',
      name: 'Onyx',
      paper: '#f5f2ea',
      ink: '#1a1a1a',
      soft: '#52504b',
      accent: '#775718',
      tint: '#d9d3c4',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'marquee',
      name: 'Marquee',
      display: poiretOne.family,
      text: josefinSans.family,
      script: federo.family,
      sheets: [poiretOne.sheet, josefinSans.sheet, federo.sheet],
      first: [poiretOne.file, josefinSans.file, federo.file],
    },
    {
      key: 'lobby',
      name: 'Lobby',
      display: forum.family,
      text: tenorSans.family,
      script: forum.family,
      sheets: [forum.sheet, tenorSans.sheet],
      first: [forum.file, tenorSans.file],
    },
  ],
  sheets: [sheet, bandsSheet, dialSheet, fansSheet, actsSheet, blocksSheet, printSheet],
  Page: DecoPage,
};
