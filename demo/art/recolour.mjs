// Turns one range of hues of a picture into another and leaves the rest alone: a coral mixer becomes a sage one.
import sharp from 'sharp';

const smoothstep = (low, high, x) => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

const hueAndChroma = (red, green, blue) => {
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  if (chroma === 0) return [0, 0];
  if (max === red) return [(60 * ((green - blue) / chroma) + 360) % 360, chroma];
  if (max === green) return [60 * ((blue - red) / chroma) + 120, chroma];
  return [60 * ((red - green) / chroma) + 240, chroma];
};

const channel = (hue, offset) => {
  const k = (offset + hue / 60) % 6;
  return 1 - Math.max(0, Math.min(k, 4 - k, 1));
};

// How far hue a lies past hue b, -180 to 180 degrees.
const past = (a, b) => ((a - b + 540) % 360) - 180;

const luma = (red, green, blue) => 0.299 * red + 0.587 * green + 0.114 * blue;

// Hues within `width` degrees of `from` move to `to`; `strength` scales their colour. Colours paler than `floor` (saturation) stay.
export const recolour = async (source, { from, width, to, strength, floor }) => {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 3) {
    const [red, green, blue] = [data[i], data[i + 1], data[i + 2]];
    const [hue, chroma] = hueAndChroma(red, green, blue);
    const saturation = chroma / Math.max(red, green, blue, 1);
    const weight =
      (1 - smoothstep(width * 0.7, width, Math.abs(past(hue, from)))) *
      smoothstep(floor, floor + 0.14, saturation);
    if (weight === 0) continue;
    const turned = (to + past(hue, from) * 0.6 + 360) % 360;
    const strong = chroma * strength;
    const base = Math.max(red, green, blue) - strong;
    const next = [5, 3, 1].map((offset) => base + strong * channel(turned, offset));
    const shift = luma(red, green, blue) - luma(...next);
    for (let c = 0; c < 3; c++) {
      const value = data[i + c] * (1 - weight) + (next[c] + shift) * weight;
      data[i + c] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
};
