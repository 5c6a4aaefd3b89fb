import type { BlockProps } from '../kit/block-drawer.ts';
import { RegistryBlock, RsvpBlock } from '../kit/blocks/answer-blocks.tsx';
import { Fan } from './art/fan.tsx';

export function BetweenFansReply(props: BlockProps<'rsvp'>) {
  return (
    <div className="between-fans">
      <Fan className="start" />
      <RsvpBlock {...props} />
      <Fan className="end" />
    </div>
  );
}

export function BetweenFansRegistry(props: BlockProps<'registry'>) {
  return (
    <div className="between-fans gifts">
      <Fan className="start" />
      <RegistryBlock {...props} />
      <Fan className="end" />
    </div>
  );
}
