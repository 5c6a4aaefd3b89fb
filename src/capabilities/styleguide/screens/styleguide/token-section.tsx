import { classNames } from '#ui/class-names.ts';
import { colorTokens, radii, spacingSteps, typeScale } from './token-list.ts';

const LARGE_TYPE = 5;

function Colors() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
      {colorTokens.map(({ variable, use }) => (
        <li key={variable} className="flex items-center gap-3">
          <span
            className="size-12 shrink-0 rounded-input border border-line"
            style={{ background: `var(${variable})` }}
          />
          <span className="min-w-0">
            <span className="block break-words font-semibold text-sm">
              {variable.replace('--color-', '')}
            </span>
            <span className="block text-ink-soft text-xs">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function TypeScale() {
  return (
    <ul className="space-y-3">
      {typeScale.map(({ style, size }, index) => (
        <li key={style} className="flex items-baseline gap-4">
          <span className="w-12 shrink-0 text-ink-soft text-xs tabular-nums">{size}</span>
          <span className={classNames(style, index >= LARGE_TYPE && 'font-display')}>Two names, one day</span>
        </li>
      ))}
    </ul>
  );
}

function Spacing() {
  return (
    <ul className="space-y-2">
      {spacingSteps.map((step) => (
        <li key={step} className="flex items-center gap-4">
          <span className="w-12 text-ink-soft text-xs tabular-nums">{step}</span>
          <span className="h-3 rounded-mark bg-secondary" style={{ width: step }} />
        </li>
      ))}
    </ul>
  );
}

function Shapes() {
  return (
    <ul className="flex flex-wrap gap-5">
      {radii.map(({ style, use }) => (
        <li key={style} className="text-ink-soft text-xs">
          <span className={classNames('mb-2 block size-20 border border-line-strong bg-linen', style)} />
          {use}
        </li>
      ))}
      <li className="text-ink-soft text-xs">
        <span className="mb-2 block size-20 rounded-card bg-paper shadow-float" />
        the one shadow
      </li>
    </ul>
  );
}

const parts = [
  { title: 'Colors', Part: Colors },
  { title: 'Type', Part: TypeScale },
  { title: 'Space', Part: Spacing },
  { title: 'Shape', Part: Shapes },
];

/** The values that everything else is made of. */
export function TokenSection() {
  return (
    <section id="tokens" aria-labelledby="tokens-title" className="pb-14">
      <h2 id="tokens-title" className="pb-4 text-3xl">
        Tokens
      </h2>
      <div className="grid gap-4 *:min-w-0">
        {parts.map(({ title, Part }) => (
          <div key={title} className="rounded-card border border-line bg-paper">
            <h3 className="border-line border-b px-5 py-2.5 font-text text-ink-soft text-sm tracking-normal">
              {title}
            </h3>
            <div className="p-5 md:p-6">
              <Part />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
