import { BadgeCheck, CalendarCheck, History, type LucideIcon, Phone, Send, Wallet } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';

const LINES: readonly { icon: LucideIcon; text: string; why: string }[] = [
  { icon: BadgeCheck, text: 'Email address verified', why: 'or it doesn’t reach you' },
  { icon: Phone, text: 'Phone number verified', why: 'or not, it says so' },
  { icon: History, text: 'Account created 4 months ago', why: 'how old it is' },
  { icon: Send, text: 'Sent to 3 vendors', why: 'you included' },
  { icon: CalendarCheck, text: 'Date is set', why: 'date, venue, budget: what’s known' },
  { icon: Wallet, text: 'The price, factor by factor', why: 'before you reply' },
];

/** What a lead says about itself, and what happens if it isn't real. */
export function ReceiptSection() {
  return (
    <section aria-labelledby="receipt" className="border-line border-y bg-paper">
      <div className={`${pageWidth} grid items-start gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-2`}>
        <div>
          <h2 id="receipt" className="text-3xl md:text-4xl">
            Every lead comes with a receipt
          </h2>
          <p className="mt-3 max-w-reading text-ink-soft text-lg">
            What we checked and what the couple told us, before you spend a minute on it. Messages that look
            like spam are held, and a person on our team looks at them first.
          </p>
          <p className="mt-4 max-w-reading">
            Still not real? Your credits come back when a couple never opens your reply, can’t be reached or
            turns out to be spam, in most cases without your asking. All cases are in our{' '}
            <TextLink to={vendorPaths.connectionProtection}>connection protection policy</TextLink>.
          </p>
        </div>
        <ul className="rounded-card border border-line">
          {LINES.map(({ icon: Icon, text, why }) => (
            <li
              key={text}
              className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-b px-5 py-3.5 last:border-b-0"
            >
              <Icon size={20} className="text-secondary" aria-hidden="true" />
              <span className="font-medium">{text}</span>
              <span className="ms-auto text-ink-soft text-sm">{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
