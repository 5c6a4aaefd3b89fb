import { Check } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { categoryPicture } from '#capabilities/marketplace/parts/category-picture.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { restWords } from '../../rules/rest-words.ts';
import { couplePicture } from './couple-picture.ts';
import { putOff, readPutOff } from './put-off-steps.ts';

interface BestStepCardProps {
  steps: HomeAnswer['bestSteps'];
  today: string;
  weddingDate: string | null;
}

/** One thing to do next, and why. Whoever puts it off sees the one after it, for a week. */
export function BestStepCard({ steps, today, weddingDate }: BestStepCardProps) {
  const [later, setLater] = useState<readonly string[]>([]);
  useEffect(() => setLater(readPutOff(today)), [today]);
  const [step, ...next] = steps.filter(({ id }) => !later.includes(id));
  const rest = restWords(today, weddingDate);
  return (
    <Card as="section" padding="none" aria-labelledby="best-step" className="flex flex-col overflow-hidden">
      <BuiltPicture
        variants={step?.taxonomyKey ? categoryPicture(step.taxonomyKey) : couplePicture('two-coupes')}
        alt=""
        ratio={2}
        sizes="(min-width: 64rem) 380px, 100vw"
        className="h-34 w-full bg-blush object-cover lg:h-0 lg:min-h-34 lg:grow"
      />
      <div className="flex flex-col px-5 py-5 md:px-7">
        <p className="font-semibold text-primary text-sm">{step ? 'Your next best step' : rest.lead}</p>
        <h2 id="best-step" className="mt-1 text-2xl">
          {step ? step.title : rest.title}
        </h2>
        {step ? (
          <ul className="mt-3 space-y-2.5">
            {step.reasons.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-green" />
                {reason}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-ink-soft">{rest.text}</p>
        )}
        {step && (
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink to={step.href}>{step.action}</ButtonLink>
            <Button variant="quiet" onPress={() => setLater(putOff(step.id, today))}>
              Not now
            </Button>
          </div>
        )}
        {next.length > 0 && (
          <p className="pt-5 text-ink-soft text-sm">
            After that:{' '}
            {next.map(({ id, title, href }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <TextLink to={href}>{title.toLowerCase()}</TextLink>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </Card>
  );
}
