import { type ColorFamily, FAMILY_TONES } from '#capabilities/editorial/rules/color-families.ts';
import { classNames } from '#ui/class-names.ts';

/** The three tones of a color family in one disc; decoration beside its name. */
export function ToneDisc({ family, className }: { family: ColorFamily; className?: string }) {
  const [light, middle, deep] = FAMILY_TONES[family];
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block shrink-0 rounded-full border border-ink/12', className)}
      style={{ background: `linear-gradient(135deg, ${light} 36%, ${middle} 36% 66%, ${deep} 66%)` }}
    />
  );
}
