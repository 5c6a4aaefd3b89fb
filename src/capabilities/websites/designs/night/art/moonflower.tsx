const petals = (count: number, reach: number, width: number, turn: number) =>
  Array.from({ length: count }, (_, petal) => {
    const angle = ((petal + turn) * 2 * Math.PI) / count;
    const at = (away: number, side: number) =>
      `${Math.round(Math.cos(angle + side) * away)} ${Math.round(Math.sin(angle + side) * away)}`;
    return `M0 0C${at(reach * 0.7, -width)} ${at(reach * 1.08, -width * 0.8)} ${at(reach * 0.97, 0)}C${at(reach * 1.1, width * 0.8)} ${at(reach * 0.7, width)} 0 0z`;
  }).join('');

/**
 * Three rings of cut paper, to be used by id at any size. Its shades are properties, since a sheet cannot reach into what is
 * used but properties are inherited.
 */
export function MoonflowerSymbol({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox="-52 -52 104 104" overflow="visible">
      <path fill="var(--petal-1)" d={petals(6, 50, 0.62, 0)} />
      <path fill="var(--petal-2)" d={petals(6, 37, 0.6, 0.5)} />
      <path fill="var(--petal-3)" d={petals(5, 24, 0.62, 0.2)} />
      <circle fill="var(--heart)" r="6" />
    </symbol>
  );
}
