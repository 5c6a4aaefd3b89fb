import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import type { Checklist, ChecklistMember } from '../../contract.ts';

const TONES = ['blush', 'sage', 'sky'] as const;

/** Everybody has the same color wherever they stand. */
export function MemberMark({
  member,
  members,
  isNamed = true,
  className,
}: {
  member: ChecklistMember;
  members: Checklist['members'];
  /** Off where the name stands beside it. */
  isNamed?: boolean;
  className?: string;
}) {
  const tone = TONES[members.indexOf(member) % TONES.length] ?? 'blush';
  return (
    <AvatarMonogram
      names={[member.firstName]}
      size="small"
      tone={tone}
      {...(isNamed && { label: member.firstName })}
      {...(className && { className })}
    />
  );
}

/** Whose turn it is, one over the other. */
export function MemberMarks({
  userUuids,
  members,
}: {
  userUuids: readonly string[];
  members: Checklist['members'];
}) {
  const shown = members.filter(({ userUuid }) => userUuids.includes(userUuid));
  if (shown.length === 0) return null;
  return (
    <span className="flex shrink-0">
      {shown.map((member) => (
        <MemberMark
          key={member.userUuid}
          member={member}
          members={members}
          className="border-2 border-paper not-first:-ms-2.5"
        />
      ))}
    </span>
  );
}
