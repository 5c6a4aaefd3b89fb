import bagelFatOneFile from '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2?url';
import cormorantScFile from '@fontsource/cormorant-sc/files/cormorant-sc-latin-600-normal.woff2?url';
import courierPrimeFile from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url';
import federoFile from '@fontsource/federo/files/federo-latin-400-normal.woff2?url';
import forumFile from '@fontsource/forum/files/forum-latin-400-normal.woff2?url';
import gildaDisplayFile from '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2?url';
import greatVibesFile from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?url';
import imFellDwPicaItalic from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff2?url';
import imFellDwPicaFile from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2?url';
import instrumentSerifFile from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import italianaFile from '@fontsource/italiana/files/italiana-latin-400-normal.woff2?url';
import italiannoFile from '@fontsource/italianno/files/italianno-latin-400-normal.woff2?url';
import laBelleAuroreFile from '@fontsource/la-belle-aurore/files/la-belle-aurore-latin-400-normal.woff2?url';
import marcellusFile from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import parisienneFile from '@fontsource/parisienne/files/parisienne-latin-400-normal.woff2?url';
import pinyonScriptFile from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?url';
import poiretOneFile from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?url';
import sortsMillGoudyItalic from '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-italic.woff2?url';
import sortsMillGoudyFile from '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-normal.woff2?url';
import tenorSansFile from '@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff2?url';
import anybodyFile from '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url';
import archivoFile from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import bigShouldersFile from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-opsz-normal.woff2?url';
import bodoniModaItalic from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2?url';
import bodoniModaFile from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url';
import bricolageGrotesqueFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cormorantGaramondFile from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import ebGaramondFile from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import familjenGroteskFile from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import hankenGroteskFile from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import instrumentSansFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import josefinSansFile from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url';
import jostFile from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import literataFile from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import newsreaderFile from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import petronaFile from '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url';
import playfairItalic from '@fontsource-variable/playfair/files/playfair-latin-opsz-italic.woff2?url';
import playfairFile from '@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2?url';
import spaceGroteskFile from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import syneFile from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url';
import ysabeauFile from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url';
import anybodySheet from './anybody.css?url';
import archivoSheet from './archivo.css?url';
import bagelFatOneSheet from './bagel-fat-one.css?url';
import bigShouldersSheet from './big-shoulders.css?url';
import bodoniModaSheet from './bodoni-moda.css?url';
import bricolageGrotesqueSheet from './bricolage-grotesque.css?url';
import cormorantGaramondSheet from './cormorant-garamond.css?url';
import cormorantScSheet from './cormorant-sc.css?url';
import courierPrimeSheet from './courier-prime.css?url';
import ebGaramondSheet from './eb-garamond.css?url';
import familjenGroteskSheet from './familjen-grotesk.css?url';
import federoSheet from './federo.css?url';
import figtreeSheet from './figtree.css?url';
import forumSheet from './forum.css?url';
import gildaDisplaySheet from './gilda-display.css?url';
import greatVibesSheet from './great-vibes.css?url';
import hankenGroteskSheet from './hanken-grotesk.css?url';
import imFellDwPicaSheet from './im-fell-dw-pica.css?url';
import instrumentSansSheet from './instrument-sans.css?url';
import instrumentSerifSheet from './instrument-serif.css?url';
import italianaSheet from './italiana.css?url';
import italiannoSheet from './italianno.css?url';
import josefinSansSheet from './josefin-sans.css?url';
import jostSheet from './jost.css?url';
import laBelleAuroreSheet from './la-belle-aurore.css?url';
import { lettersOf } from './letters-of.ts';
import literataSheet from './literata.css?url';
import marcellusSheet from './marcellus.css?url';
import newsreaderSheet from './newsreader.css?url';
import parisienneSheet from './parisienne.css?url';
import petronaSheet from './petrona.css?url';
import pinyonScriptSheet from './pinyon-script.css?url';
import playfairSheet from './playfair.css?url';
import poiretOneSheet from './poiret-one.css?url';
import sortsMillGoudySheet from './sorts-mill-goudy.css?url';
import spaceGroteskSheet from './space-grotesk.css?url';
import syneSheet from './syne.css?url';
import tenorSansSheet from './tenor-sans.css?url';
import ysabeauSheet from './ysabeau.css?url';

export const anybody = lettersOf('Anybody Variable', 'sans', { sheet: anybodySheet, file: anybodyFile });
export const archivo = lettersOf('Archivo Variable', 'sans', { sheet: archivoSheet, file: archivoFile });
export const bagelFatOne = lettersOf('Bagel Fat One', 'sans', {
  sheet: bagelFatOneSheet,
  file: bagelFatOneFile,
});
export const bigShoulders = lettersOf('Big Shoulders Variable', 'sans', {
  sheet: bigShouldersSheet,
  file: bigShouldersFile,
});
export const bodoniModa = lettersOf('Bodoni Moda Variable', 'serif', {
  sheet: bodoniModaSheet,
  file: bodoniModaFile,
  italic: bodoniModaItalic,
});
export const bricolageGrotesque = lettersOf('Bricolage Grotesque Variable', 'sans', {
  sheet: bricolageGrotesqueSheet,
  file: bricolageGrotesqueFile,
});
export const cormorantGaramond = lettersOf('Cormorant Garamond Variable', 'serif', {
  sheet: cormorantGaramondSheet,
  file: cormorantGaramondFile,
});
export const cormorantSc = lettersOf('Cormorant SC', 'serif', {
  sheet: cormorantScSheet,
  file: cormorantScFile,
});
export const courierPrime = lettersOf('Courier Prime', 'typewriter', {
  sheet: courierPrimeSheet,
  file: courierPrimeFile,
});
export const ebGaramond = lettersOf('EB Garamond Variable', 'serif', {
  sheet: ebGaramondSheet,
  file: ebGaramondFile,
});
export const familjenGrotesk = lettersOf('Familjen Grotesk Variable', 'sans', {
  sheet: familjenGroteskSheet,
  file: familjenGroteskFile,
});
export const federo = lettersOf('Federo', 'sans', { sheet: federoSheet, file: federoFile });
export const figtree = lettersOf('Figtree Variable', 'sans', { sheet: figtreeSheet, file: figtreeFile });
export const forum = lettersOf('Forum', 'serif', { sheet: forumSheet, file: forumFile });
export const gildaDisplay = lettersOf('Gilda Display', 'serif', {
  sheet: gildaDisplaySheet,
  file: gildaDisplayFile,
});
export const greatVibes = lettersOf('Great Vibes', 'serif', { sheet: greatVibesSheet, file: greatVibesFile });
export const hankenGrotesk = lettersOf('Hanken Grotesk Variable', 'sans', {
  sheet: hankenGroteskSheet,
  file: hankenGroteskFile,
});
export const imFellDwPica = lettersOf('IM Fell DW Pica', 'serif', {
  sheet: imFellDwPicaSheet,
  file: imFellDwPicaFile,
  italic: imFellDwPicaItalic,
});
export const instrumentSans = lettersOf('Instrument Sans Variable', 'sans', {
  sheet: instrumentSansSheet,
  file: instrumentSansFile,
});
export const instrumentSerif = lettersOf('Instrument Serif', 'serif', {
  sheet: instrumentSerifSheet,
  file: instrumentSerifFile,
});
export const italiana = lettersOf('Italiana', 'serif', { sheet: italianaSheet, file: italianaFile });
export const italianno = lettersOf('Italianno', 'serif', { sheet: italiannoSheet, file: italiannoFile });
export const josefinSans = lettersOf('Josefin Sans Variable', 'sans', {
  sheet: josefinSansSheet,
  file: josefinSansFile,
});
export const jost = lettersOf('Jost Variable', 'sans', { sheet: jostSheet, file: jostFile });
export const laBelleAurore = lettersOf('La Belle Aurore', 'serif', {
  sheet: laBelleAuroreSheet,
  file: laBelleAuroreFile,
});
export const literata = lettersOf('Literata Variable', 'serif', { sheet: literataSheet, file: literataFile });
export const marcellus = lettersOf('Marcellus', 'serif', { sheet: marcellusSheet, file: marcellusFile });
export const newsreader = lettersOf('Newsreader Variable', 'serif', {
  sheet: newsreaderSheet,
  file: newsreaderFile,
});
export const parisienne = lettersOf('Parisienne', 'serif', { sheet: parisienneSheet, file: parisienneFile });
export const petrona = lettersOf('Petrona Variable', 'serif', { sheet: petronaSheet, file: petronaFile });
export const pinyonScript = lettersOf('Pinyon Script', 'serif', {
  sheet: pinyonScriptSheet,
  file: pinyonScriptFile,
});
export const playfair = lettersOf('Playfair Variable', 'serif', {
  sheet: playfairSheet,
  file: playfairFile,
  italic: playfairItalic,
});
export const poiretOne = lettersOf('Poiret One', 'sans', { sheet: poiretOneSheet, file: poiretOneFile });
export const sortsMillGoudy = lettersOf('Sorts Mill Goudy', 'serif', {
  sheet: sortsMillGoudySheet,
  file: sortsMillGoudyFile,
  italic: sortsMillGoudyItalic,
});
export const spaceGrotesk = lettersOf('Space Grotesk Variable', 'sans', {
  sheet: spaceGroteskSheet,
  file: spaceGroteskFile,
});
export const syne = lettersOf('Syne Variable', 'sans', { sheet: syneSheet, file: syneFile });
export const tenorSans = lettersOf('Tenor Sans', 'sans', { sheet: tenorSansSheet, file: tenorSansFile });
export const ysabeau = lettersOf('Ysabeau Variable', 'sans', { sheet: ysabeauSheet, file: ysabeauFile });
