// Contact sheet to look at many pictures at once: node sheet.mjs OUT.png COLUMNS WIDTH HEIGHT file...
import sharp from 'sharp';

const [out, ...rest] = process.argv.slice(2);
const [columns, width, height] = rest.slice(0, 3).map(Number);
const files = rest.slice(3);
const tiles = await Promise.all(
  files.map((file) =>
    sharp(file).resize(width, height, { fit: 'contain', background: '#fff' }).png().toBuffer(),
  ),
);
await sharp({
  create: {
    width: columns * width,
    height: Math.ceil(files.length / columns) * height,
    channels: 3,
    background: '#fff',
  },
})
  .composite(
    tiles.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })),
  )
  .png()
  .toFile(out);
