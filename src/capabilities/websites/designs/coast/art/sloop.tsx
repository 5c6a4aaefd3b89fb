/** A small boat under sail. */
export function Sloop() {
  return (
    <svg className="sloop" viewBox="0 0 90 104" aria-hidden="true">
      <path className="sail" d="M47 4C62 30 72 54 76 78H47Z" />
      <path className="jib" d="M42 12V78H14C26 60 36 38 42 12Z" />
      <path className="mast" d="M43.500 2H46V86H43.500Z" />
      <path className="hull" d="M4 84H84C80 96 72 102 62 102H22C14 102 7 94 4 84Z" />
    </svg>
  );
}
