import sharp, { type Sharp } from 'sharp';
import { createWorkGate } from '#platform/work-gate.ts';
import { PICTURE_LIMITS } from '../rules/picture-limits.ts';

// One thread per picture and a gate in front: pictures never take the cores from the pages. Nothing is remembered,
// because no picture is opened twice in a row.
sharp.concurrency(1);
sharp.cache(false);
// The library reads many formats, some of which can run scripts or fetch files. Only ours are left.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Pictures worked on at once, in the whole process. The work runs on threads of its own, never on the event loop. */
export const pictureGate = createWorkGate(2);

const SECONDS_PER_PICTURE = 20;

/** For looking at the header; allows any size, because nothing is decoded. */
export function openHeader(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: false, failOn: 'none' });
}

/** For decoding: gives up on anything damaged, too large or too slow. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    failOn: 'error',
    sequentialRead: true,
    unlimited: false,
    pages: 1,
  }).timeout({ seconds: SECONDS_PER_PICTURE });
}

export function openPixels(pixels: Uint8Array, size: { width: number; height: number }): Sharp {
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}
