import { CalendarHeart, CircleCheck, Clock, Flag, type LucideIcon, Wallet } from 'lucide-react';
import type { AgendaKind } from '../../rules/agenda-item.ts';

type KindFace = { icon: LucideIcon; tint: string; dot: string };

/** One picture and one color each; the picture says it where colors are not told apart. */
export const KIND_FACES: Readonly<Record<AgendaKind, KindFace>> = {
  TASK: { icon: CircleCheck, tint: 'bg-cove-tint text-cove-deep', dot: 'bg-cove' },
  PAYMENT: { icon: Wallet, tint: 'bg-gold-tint text-gold-deep', dot: 'bg-gold' },
  APPOINTMENT: { icon: Clock, tint: 'bg-bay-tint text-bay', dot: 'bg-bay' },
  EVENT: { icon: CalendarHeart, tint: 'bg-wine-tint text-wine', dot: 'bg-wine' },
  DEADLINE: { icon: Flag, tint: 'bg-orange-tint text-orange-deep', dot: 'bg-orange' },
};
