const HILLS = [
  'M0 150 C180 60 330 118 520 132 C700 142 800 40 990 52 C1180 66 1240 150 1410 118 C1500 100 1560 92 1600 98 V460 H0z',
  'M0 214 C150 160 300 240 470 222 C650 202 740 128 930 152 C1130 178 1260 214 1420 186 C1500 172 1560 170 1600 176 V460 H0z',
  'M0 300 C220 236 420 250 640 292 C860 332 1060 258 1280 268 C1420 274 1530 300 1600 292 V460 H0z',
  'M0 372 C260 342 420 382 700 378 C980 374 1120 342 1340 356 C1460 364 1540 378 1600 372 V460 H0z',
];

const cypress = (x: number, foot: number, height: number) => {
  const width = height * 0.17;
  return `M${x} ${foot - height}C${x + width} ${Math.round(foot - height * 0.62)} ${x + width} ${foot - 8} ${x + 3} ${foot - 6}v10h-6v-10C${Math.round(x - width)} ${foot - 8} ${Math.round(x - width)} ${Math.round(foot - height * 0.62)} ${x} ${foot - height}z`;
};

const TREES = [
  [
    [92, 190, 118],
    [214, 176, 96],
    [386, 150, 74],
    [420, 154, 108],
    [446, 158, 66],
    [600, 150, 62],
    [838, 98, 92],
    [1386, 148, 104],
    [1500, 122, 92],
  ],
  [
    [104, 300, 150],
    [188, 292, 86],
    [480, 286, 146],
    [510, 292, 90],
    [700, 300, 80],
    [1310, 300, 120],
    [1480, 296, 170],
  ],
  [
    [30, 386, 150],
    [178, 376, 90],
    [204, 378, 84],
    [312, 378, 96],
    [1390, 380, 190],
    [1446, 384, 120],
    [1580, 386, 130],
  ],
].map((row) => row.map(([x = 0, foot = 0, height = 0]) => cypress(x, foot, height)).join(''));

/** Hills cut from four sheets, cypresses between them. */
export function Country() {
  return (
    <svg className="country" viewBox="0 0 1600 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {HILLS.map((hill, turn) => (
        <g className={`hill-${turn + 1}`} key={hill}>
          <path className="sheet" d={hill} />
          {TREES[turn] && <path className="trees" d={TREES[turn]} />}
        </g>
      ))}
    </svg>
  );
}

const PANES = [40, 92, 144, 276, 328, 380];

/** A house with every window lit. */
export function House() {
  return (
    <div className="house">
      <svg viewBox="0 0 440 236" aria-hidden="true">
        <path className="roof" d="M62 34h24v34h-24z M354 34h24v34h-24z" />
        <path className="wall" d="M18 100h404v130h-404z" />
        <path className="roof" d="M0 104 L44 46 H396 L440 104z" />
        <path className="wall" d="M158 104 L220 62 L282 104z M172 104h96v126h-96z" />
        <path className="pane" d={PANES.map((x) => `M${x} 122h22v32h-22z M${x} 178h22v34h-22z`).join('')} />
        <path
          className="pane"
          d="M186 122h18v32h-18z M211 122h18v32h-18z M236 122h18v32h-18z M220 78a9 9 0 1 0 .1 0z"
        />
        <path className="door" d="M202 230v-42a18 18 0 0 1 36 0v42z" />
        <path
          className="bars"
          d={PANES.map((x) => `M${x + 11} 122v32 M${x} 138h22 M${x + 11} 178v34 M${x} 195h22`).join('')}
        />
      </svg>
    </div>
  );
}
