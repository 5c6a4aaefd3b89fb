/** Sun, house, hill and river, one color each. */
export function CutPaperScene() {
  return (
    <svg className="scene" viewBox="0 0 800 540" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="sun" cx="570" cy="230" r="196" />
      <path
        className="hill"
        d="M0 300 C120 250 210 306 330 286 C450 262 520 196 640 214 C710 224 760 262 800 300 V540 H0z"
      />
      <path className="water" d="M0 372 C130 410 250 332 380 346 C520 362 640 316 800 372 V540 H0z" />
      <path
        className="light"
        d="M486 356 C474 390 530 402 512 438 C494 470 380 474 336 540 H560 C570 500 630 480 640 448 C652 410 580 402 604 352z"
      />
      <path className="walls" d="M96 214h150v62h-150z" />
      <path className="sun" d="M84 214 L112 176 H232 L260 214z" />
      <path
        className="hill"
        d="M112 232h14v20h-14z M142 232h14v20h-14z M188 232h14v20h-14z M218 232h14v20h-14z M164 240h16v36h-16z"
      />
      <path
        className="hill"
        d="M300 178c16 34 16 84 4 100h-8c-12-16-12-66 4-100z M334 160c16 34 18 96 5 112h-10c-13-16-11-78 5-112z M364 190c12 28 14 66 4 80h-8c-10-14-8-52 4-80z"
      />
    </svg>
  );
}
