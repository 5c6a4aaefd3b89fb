/** A round seal with a wavy edge, as the path of a picture. */
function sealPath(seal: { center: number; outer: number; inner: number; points: number }): string {
  const { center, outer, inner, points } = seal;
  const at = (step: number, radius: number) => {
    const angle = (Math.PI * step) / points - Math.PI / 2;
    const place = (turn: number) => (center + radius * turn).toFixed(2);
    return `${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
  };
  const waves = Array.from(
    { length: points },
    (_, wave) => `Q${at(2 * wave + 1, outer + (outer - inner))} ${at(2 * wave + 2, inner)}`,
  );
  return `M${at(0, inner)}${waves.join('')}Z`;
}

/** The edge that badges and awards have in common, within a hundred by a hundred. */
export const SEAL_PATH = sealPath({ center: 50, outer: 48, inner: 44, points: 24 });
