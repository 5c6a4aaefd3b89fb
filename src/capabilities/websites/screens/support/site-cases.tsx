import { type ReactNode, useState } from 'react';
import { api } from '#app/api.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReportedSite } from '../../contract/support.contract.ts';
import { reportedSitesQuery } from '../../queries.ts';
import { websitePaths } from '../../rules/paths.ts';
import { REPORT_REASONS } from '../../rules/report-rules.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';

const PRIVACIES = {
  PASSCODE: 'Behind a passcode',
  LINK: 'Whoever has the link',
  PUBLIC: 'Everybody',
} as const;

function labelOf(reason: ReportedSite['reports'][number]['reason']): string {
  return REPORT_REASONS.find(({ key }) => key === reason)?.label ?? reason;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function SiteFacts({ site }: { site: ReportedSite }) {
  const { privacy, publishedAt, pages, cover, hosts } = site;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact label="Who gets in">{PRIVACIES[privacy]}</Fact>
      <Fact label="Published">{publishedAt ? <TimeAgoText at={publishedAt} /> : 'Not yet'}</Fact>
      <Fact label="Pages">{pages.join(', ') || 'None'}</Fact>
      <Fact label="Cover says">{cover.join(' · ') || 'Only their names'}</Fact>
      <Fact label="Links lead to">{hosts.join(', ') || 'No other website'}</Fact>
    </dl>
  );
}

function Reports({ reports }: Pick<ReportedSite, 'reports'>) {
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {reports.map(({ uuid, reason, text, at }) => (
        <li key={uuid} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            {labelOf(reason)}
            <span className="font-normal text-ink-soft text-sm">
              <TimeAgoText at={at} />
            </span>
          </p>
          {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function SiteCase({ site, onTakeDown }: { site: ReportedSite; onTakeDown: () => void }) {
  const { weddingId, couple, slug, reports, takenDownAt, takenDownFor } = site;
  const isDown = takenDownAt !== null;
  const decide = useAction({
    run: (decision: 'KEEP' | 'BRING_BACK') => api.websites.decideReportedSite({ uuid: weddingId, decision }),
    refreshes: [reportedSitesQuery.queryKey],
    done: isDown ? `${couple}: back on the web` : `${couple}: left as it is`,
  });
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere text-xl">
          {slug && !isDown ? <TextLink href={websitePaths.site(slug)}>{couple}</TextLink> : couple}
          {slug && (
            <span className="block font-normal font-text text-base text-ink-soft">/wedding/{slug}</span>
          )}
        </h2>
        {isDown ? <Badge variant="gray">Taken down</Badge> : <Badge variant="orange">Reported</Badge>}
      </div>
      {reports.length > 0 && <Reports reports={reports} />}
      <SiteFacts site={site} />
      {isDown && (
        <p className="wrap-anywhere mt-4 border-line border-t pt-3 text-ink-soft text-sm">
          Taken down <TimeAgoText at={takenDownAt} />: {takenDownFor}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {isDown ? (
          <Button isPending={decide.isPending} onPress={() => decide.mutate('BRING_BACK')}>
            Bring back
            <span className="sr-only"> {couple}</span>
          </Button>
        ) : (
          <>
            <Button variant="secondary" isPending={decide.isPending} onPress={() => decide.mutate('KEEP')}>
              Leave it
              <span className="sr-only"> {couple}</span>
            </Button>
            <Button variant="danger" onPress={onTakeDown}>
              Take down
              <span className="sr-only"> {couple}</span>
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** Websites with what was said of them and what can be seen from outside; one decision for all reports of a site. */
export function SiteCases({ sites, emptyText }: { sites: readonly ReportedSite[]; emptyText: string }) {
  const [asked, setAsked] = useState<ReportedSite>();
  return (
    <>
      {sites.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">{emptyText}</p>
      ) : (
        <ul className="mt-6 grid gap-5 lg:grid-cols-2">
          {sites.map((site) => (
            <SiteCase key={site.weddingId} site={site} onTakeDown={() => setAsked(site)} />
          ))}
        </ul>
      )}
      {asked && <TakeDownDialog site={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
