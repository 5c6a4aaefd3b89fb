/** A piece of the game; who plays which is told by its place. */
export function Pawn() {
  return (
    <svg className="pawn" viewBox="0 0 120 176" aria-hidden="true">
      <path
        className="piece"
        d="M60 5C79 5 93 19 93 38C93 49 88 58 80 64H92V80H83C84 102 90 122 101 138H108C112 138 115 141 115 145V164C115 168 112 171 108 171H12C8 171 5 168 5 164V145C5 141 8 138 12 138H19C30 122 36 102 37 80H28V64H40C32 58 27 49 27 38C27 19 41 5 60 5Z"
      />
      <path className="shine" d="M44 36C44 28 49 22 56 20M50 88C49 104 46 118 40 130" />
      <path className="line" d="M20 138H100M38 72H82" />
    </svg>
  );
}
