import { CalendarHeart, Gem, PartyPopper, Sprout, Telescope } from 'lucide-react';
import type { RadioCard } from '#ui/radio-cards.tsx';
import { PLANNING_STAGE_LABELS, PLANNING_STAGES, type PlanningStage } from '../rules/planning-stages.ts';

const FACES: Readonly<Record<PlanningStage, Pick<RadioCard, 'icon' | 'description'>>> = {
  NOT_ENGAGED: { icon: <Sprout size={22} />, description: 'Just dreaming for now' },
  NEWLY_ENGAGED: { icon: <Gem size={22} />, description: 'Congratulations! Let’s get started' },
  PLANNING_NO_VENUE_BOOKED: { icon: <Telescope size={22} />, description: 'Still looking for a venue' },
  PLANNING_VENUE_BOOKED: {
    icon: <CalendarHeart size={22} />,
    description: 'The venue is set, on to the rest',
  },
  ALMOST_DONE: { icon: <PartyPopper size={22} />, description: 'Just the finishing touches left' },
};

export const PLANNING_STAGE_OPTIONS: readonly RadioCard[] = PLANNING_STAGES.map((stage) => ({
  id: stage,
  label: PLANNING_STAGE_LABELS[stage],
  ...FACES[stage],
}));
