/** A lighthouse on its rock, with the keeper’s house; the sea covers its foot. */
export function Headland() {
  return (
    <svg className="headland" viewBox="0 0 420 300" aria-hidden="true">
      <path className="beam" d="M238 58L96 26M234 66H60M238 74L96 106" />
      <path
        className="rock far"
        d="M40 300C90 262 120 250 168 238C214 226 250 208 300 206C352 204 390 190 420 184V300Z"
      />
      <path className="house" d="M318 206V172L346 152L374 172V200Z" />
      <path className="roof" d="M308 178L346 146L384 178L378 182L346 156L314 184Z" />
      <path className="light" d="M338 176H354V192H338Z" />
      <path className="tower" d="M243 210L250 82H278L285 210Z" />
      <path
        className="stripe"
        d="M248.200 114H279.800L281.500 146H246.500ZM244.700 178H283.300L285 210H243Z"
      />
      <path className="lamp" d="M254 52H274V78H254Z" />
      <path className="cap" d="M248 82V76H280V82ZM250 54L264 34L278 54ZM263 36V26H265V36Z" />
      <path className="bars" d="M260.500 54V78M267.500 54V78" />
      <path
        className="rock"
        d="M120 300C160 268 204 262 238 232C262 210 300 212 330 216C366 220 398 206 420 204V300Z"
      />
      <path
        className="cleft"
        d="M250 236C242 258 226 270 214 290M318 224C322 246 310 262 316 286M376 220C370 240 380 258 376 280"
      />
    </svg>
  );
}
