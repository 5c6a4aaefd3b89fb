import { Check } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { StillPart } from '#ui/still-part.tsx';
import { ExampleLead } from './example-lead.tsx';
import { WayIn } from './way-in.tsx';

const PROMISES = ['No monthly fee', 'No card to sign up', `Your first ${FREE_LEADS} leads are free`];

function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-sm">
      {PROMISES.map((promise) => (
        <li key={promise} className="flex items-center gap-1.5">
          <Check size={16} className="text-secondary" aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

/** What this is, the way in, and a lead as it looks. */
export function LandingHero() {
  return (
    <section
      className={`${pageWidth} grid items-center gap-x-12 gap-y-10 py-10 md:py-14 lg:grid-cols-[6fr_6fr] xl:gap-x-16`}
    >
      <div>
        <h1 className="text-4xl md:text-5xl xl:text-6xl">
          Know the couple. <br className="max-sm:hidden" />
          Know the price. <br className="max-sm:hidden" />
          Then reply.
        </h1>
        <p className="mt-5 max-w-120 text-ink-soft text-lg md:text-xl md:leading-8">
          Couples choose you and write to you. You read their date, budget and message first, and see the
          published price. You pay only for the ones you reply to.
        </p>
        <WayIn className="mt-8">
          <ButtonLink to={vendorPaths.signUp} size="large">
            Create your vendor account
          </ButtonLink>
          <ButtonLink to={paths.login(paths.start({ side: 'vendor' }))} size="large" variant="secondary">
            Log in
          </ButtonLink>
        </WayIn>
        <Promises />
      </div>
      <StillPart draw={ExampleLead} of={{}} />
    </section>
  );
}
