import smallCapitals from '@fontsource/cormorant-sc/600.css?url';
import italianno from '@fontsource/italianno/400.css?url';
import pinyon from '@fontsource/pinyon-script/400.css?url';
import cormorant from '@fontsource-variable/cormorant-garamond/wght.css?url';
import cormorantItalic from '@fontsource-variable/cormorant-garamond/wght-italic.css?url';
import garamond from '@fontsource-variable/eb-garamond/wght.css?url';
import garamondItalic from '@fontsource-variable/eb-garamond/wght-italic.css?url';
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
      display: "'Cormorant SC', 'Frank Ruhl Libre', 'Times New Roman', serif",
      text: "'Cormorant Garamond Variable', 'Frank Ruhl Libre', 'Times New Roman', serif",
      script: "'Pinyon Script', 'Frank Ruhl Libre', 'Times New Roman', serif",
      sheets: [cormorant, cormorantItalic, smallCapitals, pinyon],
    },
    {
      key: 'garamond',
      name: 'EB Garamond and Italianno',
      // The subset of EB Garamond has no small capitals.
      display: "'Cormorant SC', 'Frank Ruhl Libre', 'Times New Roman', serif",
      text: "'EB Garamond Variable', 'Frank Ruhl Libre', 'Times New Roman', serif",
      script: "Italianno, 'Frank Ruhl Libre', 'Times New Roman', serif",
      sheets: [garamond, garamondItalic, smallCapitals, italianno],
    },
  ],
  sheets: [letterpressSheet, suite, cards, prints],
  Page: LetterpressPage,
};
