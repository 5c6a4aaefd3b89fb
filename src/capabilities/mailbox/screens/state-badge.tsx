import { Badge } from '#ui/badge.tsx';

const FACES = {
  QUEUED: { variant: 'gold', label: 'Queued' },
  SENT: { variant: 'green', label: 'Delivered' },
  FAILED: { variant: 'red', label: 'Failed' },
} as const;

export function StateBadge({ state }: { state: keyof typeof FACES }) {
  const { variant, label } = FACES[state];
  return <Badge variant={variant}>{label}</Badge>;
}
