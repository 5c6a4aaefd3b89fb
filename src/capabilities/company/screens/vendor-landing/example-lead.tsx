import { CalendarDays, Phone, Users, Wallet } from 'lucide-react';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge } from '#ui/badge.tsx';
import { leadCredits } from '../../rules/lead-credits.ts';
import ballroom from './pictures/ballroom.webp?url';

const FACTS = [
  { icon: CalendarDays, text: 'Sat, Jun 12, 2027' },
  { icon: Users, text: '120 guests' },
  { icon: Wallet, text: '$9,000 to $12,000' },
  { icon: Phone, text: 'Phone verified' },
];

const PRICE = leadCredits({ category: 'wedding-venues', tier: 'GOLD', time: 'later' });

/** A lead as the desk shows it before anybody answers, in front of a room. */
export function ExampleLead() {
  return (
    <figure className="relative pb-8 sm:ps-12">
      <img
        src={ballroom}
        alt=""
        width={500}
        height={720}
        fetchPriority="high"
        className="aspect-[3/4] w-full rounded-card bg-blush object-cover sm:aspect-[6/5]"
      />
      <div className="absolute inset-x-4 bottom-0 max-w-100 rounded-card bg-paper p-5 shadow-float sm:start-0 sm:end-auto sm:w-96">
        <div className="flex items-center gap-3">
          <AvatarMonogram names={['Maya', 'Jonah']} tone="blush" />
          <p className="min-w-0 grow">
            <span className="block font-semibold">Maya &amp; Jonah</span>
            <span className="block text-ink-soft text-sm">wrote to you 2 hours ago</span>
          </p>
          <Badge variant="gold">Gold</Badge>
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
          {FACTS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon size={16} className="shrink-0 text-ink-soft" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-4 rounded-input bg-linen p-3 text-sm">
          “We’d love the ceremony on the ridge and dinner in the barn. Is the farmhouse included from Friday?”
        </p>
        <p className="mt-4 flex items-baseline justify-between gap-3">
          <span className="text-ink-soft text-sm">To reply, once</span>
          <span className="font-display text-xl">{PRICE} credits</span>
        </p>
      </div>
      <figcaption className="sr-only">An example of a lead, before you reply.</figcaption>
    </figure>
  );
}
