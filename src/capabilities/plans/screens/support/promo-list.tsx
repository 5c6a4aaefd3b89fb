import { useState } from 'react';
import { api } from '#app/api.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { PromoCode } from '../../contract/promos.contract.ts';
import { promoCodesQuery } from '../../queries.ts';
import { daysText, effectText, usesText } from './promo-words.ts';

const FACES = {
  OPEN: { variant: 'green', label: 'Open' },
  PLANNED: { variant: 'sky', label: 'Planned' },
  USED_UP: { variant: 'gold', label: 'Used up' },
  ENDED: { variant: 'gray', label: 'Ended' },
} as const;

function EndDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const end = useAction({
    run: () => api.plans.endPromoCode({ code }),
    refreshes: [promoCodesQuery.queryKey],
    done: () => `${code} has ended`,
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`End ${code}?`} size="small">
      <p className="mb-5">
        Nobody can use it from now on. What was bought with it stays as it is. It can’t be opened again.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          Keep it
        </Button>
        <Button isPending={end.isPending} onPress={() => end.mutate()}>
          End code
        </Button>
      </div>
    </Dialog>
  );
}

function PromoRow({ promo, onEnd }: { promo: PromoCode; onEnd: () => void }) {
  const { code, state, createdBy, createdAt } = promo;
  const { variant, label } = FACES[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{code}</span>
          <Badge size="small" variant={variant}>
            {label}
          </Badge>
          <span>{usesText(promo)}</span>
        </p>
        <p className="mt-1">{effectText(promo)}</p>
        <p className="mt-1 text-ink-soft text-sm">
          {daysText(promo)} · made{createdBy && ` by ${createdBy}`} <TimeAgoText at={createdAt} />
        </p>
      </div>
      {state !== 'ENDED' && (
        <Button size="small" variant="secondary" onPress={onEnd}>
          End<span className="sr-only"> {code}</span>
        </Button>
      )}
    </li>
  );
}

/** What was made, the newest first, and the way to end it. */
export function PromoList({ promos }: { promos: readonly PromoCode[] }) {
  const [ending, setEnding] = useState<string>();
  return (
    <>
      <ul aria-label="Promo codes" className="mt-6 max-w-220 rounded-card border border-line bg-paper">
        {promos.map((promo) => (
          <PromoRow key={promo.code} promo={promo} onEnd={() => setEnding(promo.code)} />
        ))}
      </ul>
      {ending && <EndDialog code={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
