import {
  Armchair,
  Award,
  BookOpen,
  Briefcase,
  Camera,
  CircleQuestionMark,
  CreditCard,
  Gift,
  Globe,
  Heart,
  HeartHandshake,
  Images,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  Package,
  Rocket,
  Search,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  Star,
  Store,
  TreePalm,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { NavIconName } from '../rules/nav-icons.ts';

const icons: Readonly<Record<NavIconName, LucideIcon>> = {
  armchair: Armchair,
  award: Award,
  'book-open': BookOpen,
  briefcase: Briefcase,
  camera: Camera,
  'circle-question-mark': CircleQuestionMark,
  'credit-card': CreditCard,
  gift: Gift,
  globe: Globe,
  heart: Heart,
  'heart-handshake': HeartHandshake,
  images: Images,
  inbox: Inbox,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
  mail: Mail,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  package: Package,
  'tree-palm': TreePalm,
  rocket: Rocket,
  search: Search,
  'shopping-bag': ShoppingBag,
  'shopping-cart': ShoppingCart,
  'sliders-horizontal': SlidersHorizontal,
  smartphone: Smartphone,
  sparkles: Sparkles,
  star: Star,
  store: Store,
  user: User,
  users: Users,
  wallet: Wallet,
};

export interface SectionIconProps {
  name: NavIconName;
  size?: number;
  className?: string;
}

export function SectionIcon({ name, size = 28, className }: SectionIconProps) {
  const Icon = icons[name];
  return <Icon size={size} aria-hidden="true" className={className} />;
}
