import type { AvatarMonogramProps } from '#ui/avatar-monogram.tsx';

type PresenceTone = {
  avatar: NonNullable<AvatarMonogramProps['tone']>;
  /** Around the cell. */
  ring: string;
  /** Behind the name. */
  tag: string;
};

const TONES = [
  { avatar: 'sage', ring: 'shadow-[inset_0_0_0_2px_var(--color-green-deep)]', tag: 'bg-green-deep' },
  { avatar: 'sky', ring: 'shadow-[inset_0_0_0_2px_var(--color-cove-deep)]', tag: 'bg-cove-deep' },
  { avatar: 'blush', ring: 'shadow-[inset_0_0_0_2px_var(--color-orange-deep)]', tag: 'bg-orange-deep' },
] as const satisfies readonly PresenceTone[];

/** A colour for everybody who is here; beyond three they begin again, and names tell them apart. */
export function presenceTone(index: number): PresenceTone {
  return TONES[index % TONES.length] ?? TONES[0];
}
