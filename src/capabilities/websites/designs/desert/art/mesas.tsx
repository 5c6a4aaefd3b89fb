const SAGUAROS = [
  { x: 236, y: 250, size: 1.15 },
  { x: 560, y: 262, size: 0.7 },
  { x: 1010, y: 256, size: 0.9 },
] as const;

/** Tables of rock one behind the other, and three saguaros with the shadows of the hour. */
export function Mesas() {
  return (
    <svg className="mesas" viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className="far"
        d="M0 196H96V168H128V140H150V120H392V138H412V164H440V188H700V172H724V150H742V132H868V150H884V178H910V196H1180V160H1204V128H1222V104H1440V320H0Z"
      />
      <path
        className="middle"
        d="M0 236H60V222H300V206H324V186H344V170H520V186H536V214H556V232H960V216H984V192H1004V174H1146V192H1160V220H1184V236H1440V320H0Z"
      />
      <path className="near" d="M0 276H180V262H430V252H820V264H1090V254H1440V320H0Z" />
      {SAGUAROS.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className="cast" d="M-7 22L-200 54H-172L9 22Z" />
          <path
            className="saguaro"
            d="M-9 24V-84C-9-98 9-98 9-84V-34H20C26-34 28-37 28-43V-62C28-72 43-72 43-62V-38C43-25 36-18 23-18H9V24ZM-9-8H-22C-35-8-42-15-42-28V-46C-42-56-27-56-27-46V-33C-27-27-25-24-19-24H-9Z"
          />
        </g>
      ))}
    </svg>
  );
}
