import {
  Brush,
  Building2,
  BusFront,
  CakeSlice,
  Camera,
  ClipboardList,
  Flower2,
  Gem,
  Gift,
  Lamp,
  type LucideIcon,
  Mail,
  Martini,
  Music,
  ScrollText,
  Tag,
  Umbrella,
  UtensilsCrossed,
  Video,
} from 'lucide-react';
import type { BudgetCategoryKey } from '../rules/budget-categories.data.ts';

const ICONS: Readonly<Record<BudgetCategoryKey, LucideIcon>> = {
  venue: Building2,
  catering: UtensilsCrossed,
  bar: Martini,
  photography: Camera,
  videography: Video,
  'flowers-decor': Flower2,
  planning: ClipboardList,
  music: Music,
  'attire-accessories': Gem,
  'hair-makeup': Brush,
  'cake-desserts': CakeSlice,
  'paper-postage': Mail,
  'rentals-lighting': Lamp,
  transport: BusFront,
  'officiant-license': ScrollText,
  'favors-gifts-tips': Gift,
  contingency: Umbrella,
};

export function CategoryIcon({ category, size = 18 }: { category: BudgetCategoryKey | null; size?: number }) {
  const Icon = category === null ? Tag : ICONS[category];
  return <Icon size={size} aria-hidden="true" className="text-ink-soft" />;
}
