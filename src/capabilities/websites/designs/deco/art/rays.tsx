const AXIS = 800;
const FOOT = 860;
const RAYS = 44;

const at = (turn: number, reach: number) => {
  const angle = (Math.PI * turn) / RAYS;
  return `${Math.round(AXIS - Math.cos(angle) * reach)} ${Math.round(FOOT - Math.sin(angle) * reach)}`;
};

/** Light behind the arch: every second ray is a shade brighter, and a fine line runs between. */
export function Rays() {
  const turns = Array.from({ length: RAYS / 2 }, (_, turn) => turn * 2);
  return (
    <svg className="rays" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={turns.map((turn) => `M${AXIS} ${FOOT} L${at(turn, 1900)} L${at(turn + 1, 1900)}z`).join('')} />
      <path className="line" d={turns.map((turn) => `M${at(turn, 300)} L${at(turn, 1900)}`).join('')} />
    </svg>
  );
}
