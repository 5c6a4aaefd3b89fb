const POSTS = [0, 1, 2, 3, 4];

/** A straight road to the rocks, with posts that come nearer. */
export function Road() {
  return (
    <svg className="road" viewBox="0 0 480 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="sky" d="M0 0H480V180H0Z" />
      <circle className="low-sun" cx="330" cy="146" r="70" />
      <path
        className="far"
        d="M0 180V150H46V128H64V112H168V130H182V152H206V164H300V148H318V130H398V148H410V166H480V180Z"
      />
      <path className="plain" d="M0 178H480V400H0Z" />
      <path className="lane" d="M222 178H232L360 400H60Z" />
      <path
        className="middle-line"
        d="M226.500 184H227.500L229 214H225ZM224.500 226H229.500L232 272H222ZM220 292H234L240 400H210Z"
      />
      {POSTS.map((turn) => {
        const near = (turn / 4) ** 2;
        const x = 244 + 150 * near;
        const y = 190 + 190 * near;
        const height = 10 + 54 * near;
        return (
          <g key={turn}>
            <path
              className="cast"
              d={`M${x} ${y}l${-height * 2.6} ${height * 0.5}v${2 + 3 * near}l${height * 2.6 + 4 * near} ${-height * 0.5}Z`}
            />
            <path className="post" d={`M${x} ${y}v${-height}h${2 + 6 * near}v${height}Z`} />
          </g>
        );
      })}
    </svg>
  );
}
