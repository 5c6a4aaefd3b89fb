/** The one ornament of the page: a printer’s leaf on its stalk. */
export function IvyLeaf() {
  return (
    <svg className="ivy-leaf" viewBox="0 0 64 34" aria-hidden="true">
      <path
        d="M62 17C55 20 50 27 40 30C30 33 21 29 21 22.500C21 19.500 23 17.800 25.500 17C23 16.200 21 14.500 21 11.500C21 5 30 1 40 4C50 7 55 14 62 17Z"
        fill="currentColor"
      />
      <path
        d="M27 17H56M33 17C36 13 40 10.500 44 10M33 17C36 21 40 23.500 44 24"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="1"
      />
      <path
        d="M26 17C18 17 15 22 9 22C4 22 1.500 18.500 2.500 15C3.500 11.500 8.500 11 10 14C11 16.400 8.500 18 7 16.600"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </svg>
  );
}
