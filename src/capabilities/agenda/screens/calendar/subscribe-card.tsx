import { CalendarPlus, Download } from 'lucide-react';
import { api } from '#app/api.ts';
import { PrivateLink } from '#app/private-link.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { AgendaLink } from '../../contract.ts';
import { agendaLinkQuery } from '../../queries.ts';
import { AGENDA_KIND_LABELS, AGENDA_KINDS } from '../../rules/agenda-item.ts';

const FILE = '/web-api/v1/agenda/calendar';
const KIND_OPTIONS = AGENDA_KINDS.map((kind) => ({ id: kind, label: AGENDA_KIND_LABELS[kind] }));
const refreshes = [agendaLinkQuery.queryKey];

/** Phones open their own calendar with it. */
function webcalOf(link: string): string {
  return link.replace(/^https?:/, 'webcal:');
}

function HowTo() {
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">How to add it</summary>
      <dl className="space-y-3 pb-1">
        <div>
          <dt className="font-semibold">Apple Calendar</dt>
          <dd className="text-ink-soft">
            Choose ‘Add to my calendar’ on your iPhone or Mac, then Subscribe.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Google Calendar</dt>
          <dd className="text-ink-soft">
            On a computer, next to ‘Other calendars’ choose + and ‘From URL’, and paste the link. Google
            checks for changes a few times a day.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Outlook</dt>
          <dd className="text-ink-soft">
            Choose ‘Add calendar’, then ‘Subscribe from web’, and paste the link.
          </dd>
        </div>
      </dl>
    </details>
  );
}

function KindsOfLink({ kinds }: Pick<AgendaLink, 'kinds'>) {
  const choose = useAction({
    run: (chosen: AgendaLink['kinds']) => api.agenda.chooseLinkKinds({ kinds: chosen }),
    keeps: (queryClient, answer) => queryClient.setQueryData(agendaLinkQuery.queryKey, answer),
    optimistic: (queryClient, chosen) =>
      queryClient.setQueryData<AgendaLink>(
        agendaLinkQuery.queryKey,
        (before) => before && { ...before, kinds: chosen },
      ),
    refreshes,
    done: 'Saved. Your calendar catches up the next time it checks.',
    scope: 'agenda-link-kinds',
  });
  return (
    <ChoiceChips
      className="mt-4"
      label="What it shows"
      options={KIND_OPTIONS}
      value={kinds}
      reservesMessage={false}
      onChange={(value) => {
        const chosen = AGENDA_KINDS.filter((kind) => value.includes(kind));
        // A link that shows nothing is one to turn off.
        if (chosen.length > 0) choose.mutate(chosen);
      }}
    />
  );
}

/** The plan in somebody's own calendar: followed by a private link, or taken along once. */
export function SubscribeCard({ link: { link, kinds, lastReadAt } }: { link: AgendaLink }) {
  return (
    <Card as="section" aria-labelledby="subscribe" padding="regular">
      <h2 id="subscribe" className="text-xl">
        In your own calendar
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Follow your plan on your phone or computer. Changes arrive by themselves.
      </p>
      <PrivateLink
        link={link}
        make={() => api.agenda.makeLink()}
        end={() => api.agenda.endLink()}
        refreshes={refreshes}
        isMain
        above={
          link && (
            <a href={webcalOf(link)} className={buttonStyle({ className: 'mt-4' })}>
              <CalendarPlus size={18} aria-hidden="true" />
              Add to my calendar
            </a>
          )
        }
        below={
          <p className="text-sm">
            Anyone with this link sees your plan. Renew it to cut off old copies.
            {lastReadAt && (
              <span className="text-ink-soft">
                {' '}
                Last checked by a calendar <TimeAgoText at={lastReadAt} />.
              </span>
            )}
          </p>
        }
      />
      {link !== null && (
        <>
          <KindsOfLink kinds={kinds} />
          <HowTo />
        </>
      )}
      <p className="mt-4 border-line border-t pt-4">
        <a
          href={FILE}
          download="wedding-plan.ics"
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <Download size={16} aria-hidden="true" />
          Download once (.ics)
        </a>
      </p>
    </Card>
  );
}
