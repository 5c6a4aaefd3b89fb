import { TimeAgoText } from '#app/time-ago-text.tsx';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import type { HomeAnswer } from '../../contract.ts';

interface OtherStepProps {
  step: HomeAnswer['others'][number];
  /** Where it could be anybody's. */
  isNamed: boolean;
}

/** What somebody else did, leading to where they did it. */
export function OtherStep({ step, isNamed }: OtherStepProps) {
  const { name, words, href, at } = step;
  return (
    <li className="flex gap-3">
      <AvatarMonogram names={[name]} size="small" tone="sage" />
      <p className="min-w-0">
        <PlainLink to={href} className="hover:underline">
          {isNamed && <span className="font-semibold">{`${name}: `}</span>}
          {words}
        </PlainLink>
        <span className="block text-ink-soft text-sm">
          <TimeAgoText at={at} />
        </span>
      </p>
    </li>
  );
}
