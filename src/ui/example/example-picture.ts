const skies = {
  dusk: ['rgb(247 228 222)', 'rgb(122 39 64)'],
  garden: ['rgb(223 232 218)', 'rgb(47 93 70)'],
  sea: ['rgb(207 230 243)', 'rgb(31 111 120)'],
  hall: ['rgb(250 246 240)', 'rgb(185 131 36)'],
} as const;

/** A drawn stand-in for a photograph, so that examples need no files. */
export function examplePicture(sky: keyof typeof skies): string {
  const [light, deep] = skies[sky];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice"><rect width="400" height="400" fill="${light}"/><circle cx="290" cy="130" r="46" fill="${deep}" opacity="0.35"/><path d="M0 300 Q120 200 230 280 T400 240 V400 H0Z" fill="${deep}" opacity="0.55"/><path d="M0 350 Q150 280 280 340 T400 320 V400 H0Z" fill="${deep}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
