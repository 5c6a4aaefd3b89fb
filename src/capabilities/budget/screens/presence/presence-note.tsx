import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { type Presence, presenceWords } from '../../rules/presence.ts';
import { presenceTone } from './presence-look.ts';

/** 'Jonah is here', with the faces of all who are. */
export function PresenceNote({ others }: { others: readonly Presence[] }) {
  return (
    <span role="status" className="flex items-center gap-2 text-ink-soft text-sm">
      {others.map(({ userUuid, firstName }, index) => (
        <AvatarMonogram
          key={userUuid}
          names={[firstName]}
          tone={presenceTone(index).avatar}
          className="size-6! text-[0.625rem]!"
        />
      ))}
      {presenceWords(others)}
    </span>
  );
}
