import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { QuotePackage } from '../../contract/quote-packages.contract.ts';
import { quotePackagesQuery } from '../../queries.ts';
import { LEAD_TOAST } from './lead-step.ts';
import { type QuoteDraft, quoteErrors, quoteOf } from './quote-draft.ts';

interface QuotePackagesProps {
  storefrontUuid: string;
  draft: QuoteDraft;
  onUse: (saved: Pick<QuoteDraft, 'lines' | 'depositCents'>) => void;
}

function draftOf({ lines, depositCents }: QuotePackage): Pick<QuoteDraft, 'lines' | 'depositCents'> {
  return {
    lines: lines.map(({ unitCents, ...line }) => ({
      ...line,
      unitCents: Math.abs(unitCents),
      isDiscount: unitCents < 0,
    })),
    depositCents,
  };
}

/** What the business offers often: one press fills the sheet, and the sheet can be kept for the next couple. */
export function QuotePackages({ storefrontUuid, draft, onUse }: QuotePackagesProps) {
  const query = quotePackagesQuery(storefrontUuid);
  const { data: packages = [] } = useQuery(query);
  const [used, setUsed] = useState<QuotePackage>();
  const [title, setTitle] = useState<string>();
  const canBeSaved = quoteErrors(draft).lines === undefined;
  const save = useAction({
    run: (kept: { title: string; lines: QuotePackage['lines']; depositCents: number | null }) =>
      api.leads.saveQuotePackage({ storefrontUuid, ...kept }),
    refreshes: [query.queryKey],
    done: (_, { title: kept }) => `“${kept}” is saved.`,
    onDone: () => setTitle(undefined),
    toast: LEAD_TOAST,
  });
  const remove = useAction({
    run: ({ uuid }: QuotePackage) => api.leads.deleteQuotePackage({ uuid }),
    refreshes: [query.queryKey],
    done: (gone) => ({ message: `“${gone.title}” is deleted.`, undo: () => save.mutate(gone) }),
    onDone: () => setUsed(undefined),
    toast: LEAD_TOAST,
  });

  return (
    <div className="mb-2 space-y-2">
      {packages.length > 0 && (
        <ul aria-label="Saved packages" className="flex flex-wrap gap-2">
          {packages.map((each) => (
            <li key={each.uuid}>
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  setUsed(each);
                  onUse(draftOf(each));
                }}
              >
                {each.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {title === undefined ? (
        <div className="-ms-3 flex flex-wrap">
          {canBeSaved && (
            <Button variant="quiet" size="small" onPress={() => setTitle(used?.title ?? '')}>
              Save as a package
            </Button>
          )}
          {used && (
            <Button variant="quiet" size="small" onPress={() => remove.mutate(used)}>
              {`Delete “${used.title}”`}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex items-start gap-2">
          <TextField
            label="Package name"
            placeholder="Saturday dinner"
            maxLength={40}
            autoFocus
            value={title}
            onChange={setTitle}
            className="grow"
          />
          <Button
            size="small"
            isPending={save.isPending}
            isDisabled={title.trim() === ''}
            onPress={() => {
              const { lines, depositCents } = quoteOf(draft);
              save.mutate({ title: title.trim(), lines, depositCents });
            }}
            className="mt-2"
          >
            Save
          </Button>
        </div>
      )}
    </div>
  );
}
