import {
  cormorantGaramond,
  greatVibes,
  laBelleAurore,
  parisienne,
  sortsMillGoudy,
} from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import garden from './garden.css?url';
import watercolorSheet from './watercolor.css?url';
import { WatercolorPage } from './watercolor-page.tsx';
import wideGarden from './wide-garden.css?url';

/** A walk through a painted garden: garland above, a path of stepping stones, a meadow at the end. */
export const watercolor: SiteDesign = {
  key: 'watercolor',
  name: 'Garden Walk',
  about:
    'A painted garden to walk through: names in wet pigment, a flower for every event, a meadow at the end.',
  palettes: [
    {
      key: 'meadow',
      name: 'Meadow',
      paper: '#fdfaf3',
      ink: '#2f3d36',
      soft: '#526158',
      accent: '#a3374a',
      tint: '#dfe9f4',
      onAccent: '#ffffff',
    },
    {
      key: 'wisteria',
      name: 'Wisteria',
      paper: '#fbf9fc',
      ink: '#35304a',
      soft: '#5d5772',
      accent: '#6b4a9c',
      tint: '#e9e1f4',
      onAccent: '#ffffff',
    },
    {
      key: 'citrus',
      name: 'Citrus',
      paper: '#fdfbf0',
      ink: '#36391f',
      soft: '#5c5f42',
      accent: '#9a4a12',
      tint: '#fbe9c8',
      onAccent: '#ffffff',
    },
    {
      key: 'sea-holly',
      name: 'Sea holly',
      paper: '#f7fbfb',
      ink: '#213b45',
      soft: '#4c6470',
      accent: '#1f6474',
      tint: '#d6e9ec',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'great-vibes',
      name: 'Great Vibes and Sorts Mill Goudy',
      display: greatVibes.family,
      text: sortsMillGoudy.family,
      script: laBelleAurore.family,
      sheets: [greatVibes.sheet, sortsMillGoudy.sheet, laBelleAurore.sheet],
      first: [greatVibes.file, sortsMillGoudy.file],
    },
    {
      key: 'parisienne',
      name: 'Parisienne and Cormorant',
      display: parisienne.family,
      text: cormorantGaramond.family,
      script: cormorantGaramond.family,
      sheets: [parisienne.sheet, cormorantGaramond.sheet],
      first: [parisienne.file, cormorantGaramond.file],
    },
  ],
  sheets: [watercolorSheet, garden, wideGarden],
  Page: WatercolorPage,
};
