import { figtree, gildaDisplay, italiana, ysabeau } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './night.css?url';
import answersSheet from './night-answers.css?url';
import archesSheet from './night-arches.css?url';
import blocksSheet from './night-blocks.css?url';
import lightsSheet from './night-lights.css?url';
import { NightPage } from './night-page.tsx';
import printSheet from './night-print.css?url';
import sceneSheet from './night-scene.css?url';

export const night: SiteDesign = {
  key: 'night',
  name: 'Night garden',
  about: 'Down from the moon past a lit house and string lights to the moonflowers, cut from dark paper.',
  palettes: [
    {
      key: 'indigo',
      name: 'Indigo',
      paper: '#101730',
      ink: '#fbf0dc',
      soft: '#c9cfe4',
      accent: '#ffd592',
      tint: '#1d2a4e',
      onAccent: '#1a1630',
    },
    {
      key: 'fern',
      name: 'Fern',
      paper: '#0d1f1c',
      ink: '#f6f1de',
      soft: '#bfd2c8',
      accent: '#f3d58a',
      tint: '#173530',
      onAccent: '#10201a',
    },
    {
      key: 'aubergine',
      name: 'Aubergine',
      paper: '#1e1029',
      ink: '#fbeee6',
      soft: '#d8c6da',
      accent: '#ffc0a0',
      tint: '#33204a',
      onAccent: '#241018',
    },
    {
      key: 'ink',
      name: 'Ink',
      paper: '#12151a',
      ink: '#f4f2ec',
      soft: '#bfc5cd',
      accent: '#e9d8a6',
      tint: '#222831',
      onAccent: '#181510',
    },
  ],
  types: [
    {
      key: 'lantern',
      name: 'Lantern',
      display: italiana.family,
      text: ysabeau.family,
      sheets: [italiana.sheet, ysabeau.sheet],
      first: [italiana.file, ysabeau.file],
    },
    {
      key: 'candle',
      name: 'Candle',
      display: gildaDisplay.family,
      text: figtree.family,
      sheets: [gildaDisplay.sheet, figtree.sheet],
      first: [gildaDisplay.file, figtree.file],
    },
  ],
  sheets: [sheet, sceneSheet, lightsSheet, archesSheet, blocksSheet, answersSheet, printSheet],
  Page: NightPage,
};
