import { archivo, courierPrime, jost, newsreader } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './film.css?url';
import answersSheet from './film-answers.css?url';
import blocksSheet from './film-blocks.css?url';
import locationSheet from './film-location.css?url';
import { FilmPage } from './film-page.tsx';
import paperSheet from './film-paper.css?url';
import printSheet from './film-print.css?url';

export const film: SiteDesign = {
  key: 'film',
  name: 'Film',
  about: 'Your wedding as a picture: a title card, stills with subtitles, and the weekend as a screenplay.',
  palettes: [
    {
      key: 'subtitle',
      name: 'Subtitle',
      paper: '#0b0a0a',
      ink: '#f6f1e7',
      soft: '#b5ada1',
      accent: '#ffd964',
      tint: '#241f1a',
      onAccent: '#161208',
    },
    {
      key: 'technicolor',
      name: 'Technicolor',
      paper: '#0c0a12',
      ink: '#f7f0ee',
      soft: '#b8adb4',
      accent: '#ff8a73',
      tint: '#251a26',
      onAccent: '#1c0d0a',
    },
    {
      key: 'silver',
      name: 'Silver',
      paper: '#101112',
      ink: '#f4f4f2',
      soft: '#b0b3b6',
      accent: '#e8e8e3',
      tint: '#25282a',
      onAccent: '#121314',
    },
    {
      key: 'riviera',
      name: 'Riviera',
      paper: '#061318',
      ink: '#eff6f5',
      soft: '#a5b7b9',
      accent: '#7fe0d4',
      tint: '#10282e',
      onAccent: '#04201d',
    },
  ],
  types: [
    {
      key: 'studio',
      name: 'Studio',
      display: jost.family,
      text: jost.family,
      script: courierPrime.family,
      sheets: [jost.sheet, courierPrime.sheet],
      first: [jost.file],
    },
    {
      key: 'arthouse',
      name: 'Art house',
      display: archivo.family,
      text: newsreader.family,
      script: newsreader.family,
      sheets: [archivo.sheet, newsreader.sheet],
      first: [archivo.file, newsreader.file],
    },
  ],
  sheets: [sheet, blocksSheet, answersSheet, locationSheet, paperSheet, printSheet],
  Page: FilmPage,
};
