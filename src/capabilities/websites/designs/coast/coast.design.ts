import marcellus from '@fontsource/marcellus/400.css?url';
import tenor from '@fontsource/tenor-sans/400.css?url';
import figtree from '@fontsource-variable/figtree/wght.css?url';
import figtreeItalic from '@fontsource-variable/figtree/wght-italic.css?url';
import jost from '@fontsource-variable/jost/wght.css?url';
import jostItalic from '@fontsource-variable/jost/wght-italic.css?url';
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
      display: "'Marcellus', 'Times New Roman', serif",
      text: "'Jost Variable', Arial, sans-serif",
      sheets: [marcellus, jost, jostItalic],
    },
    {
      key: 'tenor',
      name: 'Tenor Sans and Figtree',
      display: "'Tenor Sans', Arial, sans-serif",
      text: "'Figtree Variable', Arial, sans-serif",
      sheets: [tenor, figtree, figtreeItalic],
    },
  ],
  sheets: [sheet, horizonSheet, bandsSheet, chartSheet, blocksSheet, printSheet],
  Page: CoastPage,
};
