import { FlowerHeads } from './flower-heads.tsx';

/**
 * Flowers and wet paper, once per page. `wc-bleed` lets edges run and pigment settle in grains; `wc-painting` turns a
 * photograph into brush marks.
 */
export function PaintBox() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        <filter id="wc-bleed" x="-5%" y="-5%" width="110%" height="110%" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="3" result="water" />
          <feDisplacementMap
            in="SourceGraphic"
            in2="water"
            scale="5"
            xChannelSelector="R"
            yChannelSelector="G"
            result="run"
          />
          <feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves="2" seed="12" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 2.6 -.42" result="grain" />
          <feComposite in="run" in2="grain" operator="arithmetic" k1=".75" k2=".38" />
        </filter>
        <filter id="wc-painting" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          <feMorphology operator="dilate" radius="1.4" result="dabs" />
          <feGaussianBlur in="dabs" stdDeviation=".7" result="soft" />
          <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="1" seed="9" result="hand" />
          <feDisplacementMap
            in="soft"
            in2="hand"
            scale="9"
            xChannelSelector="R"
            yChannelSelector="G"
            result="brushed"
          />
          <feComponentTransfer in="brushed">
            <feFuncR type="table" tableValues=".2 .42 .66 .86 1" />
            <feFuncG type="table" tableValues=".2 .42 .66 .86 1" />
            <feFuncB type="table" tableValues=".23 .44 .67 .86 1" />
          </feComponentTransfer>
        </filter>
        <FlowerHeads />
      </defs>
    </svg>
  );
}
