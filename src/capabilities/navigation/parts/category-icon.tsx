import {
  Brush,
  CakeSlice,
  Camera,
  ClipboardList,
  Flower2,
  Guitar,
  Landmark,
  type LucideIcon,
  Martini,
  UtensilsCrossed,
  Video,
} from 'lucide-react';

/** The icons of the ten marketplace categories, by the names that the taxonomy gives them. */
const icons: Readonly<Record<string, LucideIcon>> = {
  landmark: Landmark,
  camera: Camera,
  video: Video,
  'utensils-crossed': UtensilsCrossed,
  'flower-2': Flower2,
  brush: Brush,
  'clipboard-list': ClipboardList,
  guitar: Guitar,
  'cake-slice': CakeSlice,
  martini: Martini,
};

export function CategoryIcon({ name, className }: { name: string | undefined; className?: string }) {
  const Icon = name === undefined ? undefined : icons[name];
  return Icon ? <Icon size={20} aria-hidden="true" className={className} /> : null;
}
