import { saveFile } from '#app/save-file.ts';
import type { SealHonor } from '../../rules/embed/seal-honor.ts';

const SVG_TYPE = 'image/svg+xml';
/** Sharp at eight inches on paper. */
const PRINTED_WIDTH = 2400;

export type SealFormat = 'svg' | 'png';

async function toPng(drawn: Blob): Promise<Blob> {
  const url = URL.createObjectURL(drawn);
  try {
    const picture = new Image(PRINTED_WIDTH, PRINTED_WIDTH);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = PRINTED_WIDTH;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, PRINTED_WIDTH, PRINTED_WIDTH);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture was made.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The letters come only with the press: nobody else on the page needs them. */
export async function saveSeal(honor: SealHonor, format: SealFormat): Promise<void> {
  const { drawSeal, sealTitle } = await import('../../rules/embed/draw-seal.ts');
  const drawn = new Blob([drawSeal(honor, PRINTED_WIDTH)], { type: SVG_TYPE });
  const name = sealTitle(honor).toLowerCase().replaceAll(' ', '-');
  saveFile(format === 'svg' ? drawn : await toPng(drawn), `${name}.${format}`);
}
