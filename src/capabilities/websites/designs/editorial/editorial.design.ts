import { bodoniModa, literata, newsreader, playfair } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import columns from './columns.css?url';
import cover from './cover.css?url';
import editorialSheet from './editorial.css?url';
import { EditorialPage } from './editorial-page.tsx';
import pictures from './pictures.css?url';
import sections from './sections.css?url';

/** A magazine’s wedding issue: a masthead over the cover, cover lines for a menu, spreads for everything else. */
export const editorial: SiteDesign = {
  key: 'editorial',
  name: 'The Wedding Issue',
  about: 'Your wedding as a magazine’s best issue: a cover, cover lines and stories worth turning pages for.',
  palettes: [
    {
      key: 'issue',
      name: 'Issue',
      paper: '#fbfaf6',
      ink: '#191715',
      soft: '#5d564f',
      accent: '#b5291c',
      tint: '#efe9dd',
      onAccent: '#ffffff',
    },
    {
      key: 'cobalt',
      name: 'Cobalt',
      paper: '#f8f8f5',
      ink: '#14161c',
      soft: '#555a63',
      accent: '#1d3fbb',
      tint: '#e4e8f2',
      onAccent: '#ffffff',
    },
    {
      key: 'olive',
      name: 'Olive',
      paper: '#faf8f0',
      ink: '#1b1a14',
      soft: '#5a5848',
      accent: '#5c6414',
      tint: '#ecead6',
      onAccent: '#ffffff',
    },
    {
      key: 'rosewood',
      name: 'Rosewood',
      paper: '#fcf7f5',
      ink: '#201416',
      soft: '#655356',
      accent: '#8c2747',
      tint: '#f3e3e2',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'bodoni',
      name: 'Bodoni Moda and Newsreader',
      display: bodoniModa.family,
      text: newsreader.family,
      sheets: [bodoniModa.sheet, newsreader.sheet],
      first: [bodoniModa.file, bodoniModa.italic, newsreader.file],
    },
    {
      key: 'playfair',
      name: 'Playfair and Literata',
      display: playfair.family,
      text: literata.family,
      sheets: [playfair.sheet, literata.sheet],
      first: [playfair.file, playfair.italic, literata.file],
    },
  ],
  sheets: [editorialSheet, cover, sections, pictures, columns],
  Page: EditorialPage,
};
