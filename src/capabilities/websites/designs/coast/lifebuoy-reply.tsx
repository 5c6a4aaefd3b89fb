import type { BlockProps } from '../kit/block-drawer.ts';
import { RsvpBlock } from '../kit/blocks/answer-blocks.tsx';
import { Lifebuoy } from './art/lifebuoy.tsx';

export function LifebuoyReply(props: BlockProps<'rsvp'>) {
  return (
    <div className="lifebuoy-reply">
      <RsvpBlock {...props} />
      <Lifebuoy />
    </div>
  );
}
