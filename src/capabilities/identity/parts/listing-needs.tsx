import { Banknote, Camera, CircleHelp, MapPin, PenLine, Tag } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

const NEEDS = [
  { icon: Tag, text: 'Your category, from venues to bar services' },
  { icon: MapPin, text: 'Where you are, and how far you travel' },
  { icon: PenLine, text: 'A description in your own words' },
  { icon: Camera, text: 'A cover photo, and ten more for your gallery' },
  { icon: Banknote, text: 'What couples typically spend with you' },
  { icon: CircleHelp, text: 'Answers to what couples always ask' },
];

/** What a listing is made of, so that vendors can gather it beforehand. */
export function ListingNeeds({ className }: { className?: string }) {
  return (
    <ul className={classNames('grid gap-x-8 gap-y-3 sm:grid-cols-2', className)}>
      {NEEDS.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon size={20} className="mt-0.75 text-forest" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
