/** The rosette over the arch: half a rose window. */
export function Crest() {
  const spokes = Array.from({ length: 9 }, (_, turn) => {
    const angle = (Math.PI * turn) / 8;
    const end = (reach: number) =>
      `${(100 - Math.cos(angle) * reach).toFixed(1)} ${(100 - Math.sin(angle) * reach).toFixed(1)}`;
    return `M${end(22)} L${end(96)}`;
  });
  return (
    <svg className="crest" viewBox="0 0 200 102" aria-hidden="true">
      <path className="ground" d="M4 100 a96 96 0 0 1 192 0z" />
      <path d={spokes.join('')} />
      <path d="M4 100 a96 96 0 0 1 192 0 M30 100 a70 70 0 0 1 140 0 M54 100 a46 46 0 0 1 92 0 M78 100 a22 22 0 0 1 44 0" />
    </svg>
  );
}
