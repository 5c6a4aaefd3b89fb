import { cormorantGaramond, cormorantSc, ebGaramond, italianno, pinyonScript } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import cards from './cards.css?url';
import letterpressSheet from './letterpress.css?url';
import { LetterpressPage } from './letterpress-page.tsx';
import prints from './prints.css?url';
import suite from './suite.css?url';

/** An invitation suite laid out on a desk: envelope, invitation, seal, and a card for everything else. */
export const letterpress: SiteDesign = {
  key: 'letterpress',
  name: 'Letterpress Suite',
  about: 'The invitation you would frame: a lined envelope, a wax seal and a card for every question.',
  palettes: [
    {
      key: 'navy',
      name: 'Navy',
      paper: '#f8f4ea',
      ink: '#23384d',
      soft: '#48586a',
      accent: '#8d4f3f',
      tint: '#d9d2c4',
      onAccent: '#ffffff',
    },
    {
      key: 'forest',
      name: 'Forest',
      paper: '#f6f4e8',
      ink: '#234334',
      soft: '#4a5f52',
      accent: '#7a5a1d',
      tint: '#d3d6c6',
      onAccent: '#ffffff',
    },
    {
      key: 'claret',
      name: 'Claret',
      paper: '#faf4f0',
      ink: '#5b1f30',
      soft: '#6d4a53',
      accent: '#465366',
      tint: '#ddd3cf',
      onAccent: '#ffffff',
    },
    {
      key: 'graphite',
      name: 'Graphite',
      paper: '#f5f5f1',
      ink: '#2b2d30',
      soft: '#55585c',
      accent: '#4f6653',
      tint: '#d0d2cc',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'cormorant',
      name: 'Cormorant and Pinyon Script',
      display: cormorantSc.family,
      text: cormorantGaramond.family,
      script: pinyonScript.family,
      sheets: [cormorantSc.sheet, cormorantGaramond.sheet, pinyonScript.sheet],
      first: [cormorantSc.file, cormorantGaramond.file, pinyonScript.file],
    },
    {
      key: 'garamond',
      name: 'EB Garamond and Italianno',
      // The subset of EB Garamond has no small capitals.
      display: cormorantSc.family,
      text: ebGaramond.family,
      script: italianno.family,
      sheets: [cormorantSc.sheet, ebGaramond.sheet, italianno.sheet],
      first: [cormorantSc.file, ebGaramond.file, italianno.file],
    },
  ],
  sheets: [letterpressSheet, suite, cards, prints],
  Page: LetterpressPage,
};
