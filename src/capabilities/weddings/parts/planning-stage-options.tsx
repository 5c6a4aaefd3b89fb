import { CalendarHeart, Gem, PartyPopper, Sprout, Telescope } from 'lucide-react';
import type { RadioCard } from '#ui/radio-cards.tsx';
import { PLANNING_STAGE_LABELS, PLANNING_STAGES, type PlanningStage } from '../rules/planning-stages.ts';

const FACES: Readonly<Record<PlanningStage, Pick<RadioCard, 'icon' | 'description'>>> = {
  NOT_ENGAGED: { icon: <Sprout size={22} />, description: 'Just dreaming for now' },
  NEWLY_ENGAGED: { icon: <Gem size={22} />, description: 'Congratulations! Let’s begin' },
  PLANNING_NO_VENUE_BOOKED: { icon: <Telescope size={22} />, description: 'Still looking for the place' },
  PLANNING_VENUE_BOOKED: {
    icon: <CalendarHeart size={22} />,
    description: 'The place is set, the rest follows',
  },
  ALMOST_DONE: { icon: <PartyPopper size={22} />, description: 'Only the last touches are left' },
};

export const PLANNING_STAGE_OPTIONS: readonly RadioCard[] = PLANNING_STAGES.map((stage) => ({
  id: stage,
  label: PLANNING_STAGE_LABELS[stage],
  ...FACES[stage],
}));
