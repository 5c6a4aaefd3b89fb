/** The filter that prints pictures: black becomes the ink, white stays the paper. Sheets name it by its id. */
export function InkPrint() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <filter id="ink-print" colorInterpolationFilters="sRGB">
        <feColorMatrix type="saturate" values="0" result="gray" />
        <feComponentTransfer in="gray" result="contrast">
          <feFuncR type="linear" slope="1.15" intercept="-.02" />
          <feFuncG type="linear" slope="1.15" intercept="-.02" />
          <feFuncB type="linear" slope="1.15" intercept="-.02" />
        </feComponentTransfer>
        <feFlood floodColor="var(--ink)" />
        <feBlend in2="contrast" mode="screen" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
    </svg>
  );
}
