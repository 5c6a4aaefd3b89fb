/** A quarter of a fan, opened from its corner. */
export function Fan({ className }: { className: string }) {
  const ribs = Array.from({ length: 8 }, (_, turn) => {
    const angle = ((turn + 0.5) * Math.PI) / 16;
    const end = (reach: number) =>
      `${Math.round(Math.cos(angle) * reach)} ${Math.round(400 - Math.sin(angle) * reach)}`;
    return `M${end(120)} L${end(400)}`;
  });
  const ring = (reach: number) => `M0 ${400 - reach} A${reach} ${reach} 0 0 1 ${reach} 400`;
  return (
    <svg className={`fan ${className}`} viewBox="0 0 410 400" aria-hidden="true">
      <path
        className="leaf"
        d={`${ring(360)} H290 A290 290 0 0 0 0 110z ${ring(220)} H150 A150 150 0 0 0 0 250z`}
      />
      <path className="leaf" d={`${ring(90)} H0z`} />
      <path className="rib" d={ribs.join('')} />
      <path className="rib" d={`${ring(367)}${ring(283)}${ring(227)}${ring(143)}`} />
    </svg>
  );
}
