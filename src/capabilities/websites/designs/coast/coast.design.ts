import { figtree, jost, marcellus, tenorSans } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './coast.css?url';
import bandsSheet from './coast-bands.css?url';
import blocksSheet from './coast-blocks.css?url';
import chartSheet from './coast-chart.css?url';
import horizonSheet from './coast-horizon.css?url';
import { CoastPage } from './coast-page.tsx';
import printSheet from './coast-print.css?url';

/** The page is a shore: bands of water that come in and go out over the sand. */
export const coast: SiteDesign = {
  key: 'coast',
  name: 'High Tide',
  about:
    'Bands of sea and sand: your days as a tide table, the way to you as a chart, your initials in flags.',
  palettes: [
    {
      key: 'atlantic',
      name: 'Atlantic',
      paper: '#f8f5ec',
      ink: '#0f2f40',
      soft: '#47606c',
      accent: '#0f6571',
      tint: '#cde3e0',
      onAccent: '#ffffff',
    },
    {
      key: 'harbor',
      name: 'Harbor',
      paper: '#fbf7f1',
      ink: '#1a2443',
      soft: '#505975',
      accent: '#ab342a',
      tint: '#d5e1ee',
      onAccent: '#ffffff',
    },
    {
      key: 'lagoon',
      name: 'Lagoon',
      paper: '#fdfaf0',
      ink: '#06383d',
      soft: '#416260',
      accent: '#a8402f',
      tint: '#b5e6da',
      onAccent: '#ffffff',
    },
    {
      key: 'kelp',
      name: 'Kelp',
      paper: '#f8f4e8',
      ink: '#29321f',
      soft: '#5a6049',
      accent: '#7f4a17',
      tint: '#d5dfc1',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'marcellus',
      name: 'Marcellus and Jost',
      display: marcellus.family,
      text: jost.family,
      sheets: [marcellus.sheet, jost.sheet],
      first: [marcellus.file, jost.file],
    },
    {
      key: 'tenor',
      name: 'Tenor Sans and Figtree',
      display: tenorSans.family,
      text: figtree.family,
      sheets: [tenorSans.sheet, figtree.sheet],
      first: [tenorSans.file, figtree.file],
    },
  ],
  sheets: [sheet, horizonSheet, bandsSheet, chartSheet, blocksSheet, printSheet],
  Page: CoastPage,
};
