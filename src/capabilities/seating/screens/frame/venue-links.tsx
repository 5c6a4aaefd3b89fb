import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { seatingSheetsQuery } from '../../queries.ts';
import { seatingPaths } from '../../rules/paths.ts';
import {
  LONGEST_SHEET_LABEL,
  SEATING_SHEET_FIELDS,
  SEATING_SHEET_LABELS,
  type SeatingSheetField,
  USUAL_SEATING_FIELDS,
} from '../../rules/sheet/sheet-fields.ts';
import { useSeating } from '../desk/seating-context.ts';

/** Links that show a venue how this event sits, always as it is now. */
export function VenueLinks() {
  const { desk } = useSeating();
  const { eventUuid } = desk.plan;
  const sheets = useQuery(seatingSheetsQuery);
  // Of the next link: one whose answer was lost is not made twice.
  const [uuid, setUuid] = useState(() => crypto.randomUUID());
  const [label, setLabel] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [fields, setFields] = useState<readonly SeatingSheetField[]>(USUAL_SEATING_FIELDS);
  const refreshes = [seatingSheetsQuery.queryKey];
  const add = useAction({
    run: () => api.seating.addSeatingSheet({ uuid, eventUuid, label, fields: [...fields], expiresOn: null }),
    refreshes,
    onDone: () => {
      setUuid(crypto.randomUUID());
      setLabel('');
      setChecked(false);
    },
  });
  const revoke = useAction({
    run: (uuid: string) => api.seating.revokeSeatingSheet({ uuid }),
    refreshes,
    done: 'That link opens nothing anymore.',
  });
  return (
    <section aria-labelledby="venue">
      <h2 id="venue">For the venue</h2>
      <p className="mt-1 text-ink-soft">
        A link that shows how everybody sits today. No address, phone or email is on it.
      </p>
      <Loaded query={sheets} label="links">
        {({ sheets: all, canShare }) => (
          <>
            <ul className="mt-3 flex flex-col gap-2">
              {all
                .filter((sheet) => sheet.eventUuid === eventUuid)
                .map((sheet) => (
                  <li
                    key={sheet.uuid}
                    className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-4"
                  >
                    <span className="grow">
                      <TextLink to={seatingPaths.sheet(sheet.token)}>{sheet.label}</TextLink>
                      <span className="block text-ink-soft text-sm">
                        {sheet.seenAt === null ? 'Not opened yet' : 'Has been opened'}
                      </span>
                    </span>
                    {canShare && (
                      <Button variant="quiet" size="small" onPress={() => revoke.mutate(sheet.uuid)}>
                        Take back<span className="sr-only"> the link for {sheet.label}</span>
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
            {!canShare && (
              <p className="mt-3 text-ink-soft">Only the couple and their planner can make such a link.</p>
            )}
            {canShare && (
              <div className="mt-4 flex flex-col gap-4">
                <TextField
                  label="Whom is it for?"
                  placeholder="Riverside Barn"
                  value={label}
                  onChange={setLabel}
                  maxLength={LONGEST_SHEET_LABEL}
                  reservesMessage={false}
                  {...(isChecked && label.trim() === '' && { error: 'Say whom it is for.' })}
                />
                <ChoiceChips
                  label="What they see besides names"
                  options={SEATING_SHEET_FIELDS.map((id) => ({ id, label: SEATING_SHEET_LABELS[id] }))}
                  value={fields}
                  onChange={(ids) => setFields(SEATING_SHEET_FIELDS.filter((id) => ids.includes(id)))}
                />
                <div>
                  <Button
                    isPending={add.isPending}
                    onPress={() => {
                      setChecked(true);
                      if (label.trim() !== '') add.mutate();
                    }}
                  >
                    Make a link
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
