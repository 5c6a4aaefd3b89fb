import { bagelFatOne, bricolageGrotesque, figtree } from '../letters/families.ts';
import type { SiteDesign } from '../site-design.ts';
import sheet from './playful.css?url';
import blocksSheet from './playful-blocks.css?url';
import boxSheet from './playful-box.css?url';
import cardsSheet from './playful-cards.css?url';
import { PlayfulPage } from './playful-page.tsx';
import printSheet from './playful-print.css?url';

/** A board game: one track winds down the page, and every block lies in one of its bends. */
export const playful: SiteDesign = {
  key: 'playful',
  name: 'Your Move',
  about: 'A board game: two pieces, one winding track, your day thrown in dice, and a finish to land on.',
  palettes: [
    {
      key: 'parlor',
      name: 'Parlor',
      paper: '#fff8ec',
      ink: '#231a42',
      soft: '#57507a',
      accent: '#bb2447',
      tint: '#ffd15c',
      onAccent: '#ffffff',
    },
    {
      key: 'mint',
      name: 'Mint',
      paper: '#f4fbf1',
      ink: '#10302c',
      soft: '#45625c',
      accent: '#0d6a5b',
      tint: '#ffb5a3',
      onAccent: '#ffffff',
    },
    {
      key: 'grape',
      name: 'Grape',
      paper: '#fcf5ff',
      ink: '#2a1247',
      soft: '#634d7c',
      accent: '#7427b5',
      tint: '#a6e6c4',
      onAccent: '#ffffff',
    },
    {
      key: 'soda',
      name: 'Soda',
      paper: '#f3f8ff',
      ink: '#0e2150',
      soft: '#46557d',
      accent: '#1d4bcc',
      tint: '#ffa9c4',
      onAccent: '#ffffff',
    },
  ],
  types: [
    {
      key: 'bagel',
      name: 'Bagel Fat One and Bricolage Grotesque',
      display: bagelFatOne.family,
      text: bricolageGrotesque.family,
      sheets: [bagelFatOne.sheet, bricolageGrotesque.sheet],
      first: [bagelFatOne.file, bricolageGrotesque.file],
    },
    {
      key: 'bricolage',
      name: 'Bricolage Grotesque and Figtree',
      display: bricolageGrotesque.family,
      text: figtree.family,
      sheets: [bricolageGrotesque.sheet, figtree.sheet],
      first: [bricolageGrotesque.file, figtree.file],
    },
  ],
  sheets: [sheet, boxSheet, cardsSheet, blocksSheet, printSheet],
  Page: PlayfulPage,
};
