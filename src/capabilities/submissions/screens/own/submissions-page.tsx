import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { plural } from '#base/text.ts';
import { ListingSwitcher } from '#capabilities/navigation/parts/listing-switcher.tsx';
import type { VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OwnSubmissions, SubmissionSummary } from '../../contract/own-submissions.contract.ts';
import { submissionsQuery } from '../../queries.ts';
import { submissionPaths } from '../../rules/paths.ts';
import { FEWEST_PHOTOS, MOST_PHOTOS } from '../../rules/submission-rules.ts';
import { standingOf } from '../consent-words.ts';
import { PhotoImage } from '../shown-photo.tsx';

function Row({ one, storefront }: { one: SubmissionSummary; storefront: string }) {
  const { uuid, cover, names, title, photoCount, updatedAt } = one;
  const { label, variant } = standingOf(one);
  return (
    <li className="flex flex-wrap gap-4 border-line border-b py-4 last:border-b-0">
      {cover ? (
        <PhotoImage photo={cover} alt="" sizes="112px" className="aspect-4/3 w-28 rounded-input" />
      ) : (
        <span className="aspect-4/3 w-28 rounded-input bg-ink/8" />
      )}
      <div className="min-w-0 grow basis-48">
        <h2 className="wrap-anywhere text-lg">
          <TextLink to={submissionPaths.one(uuid, storefront)}>{names || 'A wedding without names'}</TextLink>
        </h2>
        <p className="wrap-anywhere">{title}</p>
        <p className="text-ink-soft text-sm">
          {plural(photoCount, 'photo')} · changed <TimeAgoText at={updatedAt} />
        </p>
      </div>
      <p>
        <Badge size="small" variant={variant}>
          {label}
        </Badge>
      </p>
    </li>
  );
}

interface SubmissionsPageProps {
  listings: readonly VendorListing[];
  own: OwnSubmissions;
}

/** Everything a photographer has sent in or begun, and the way to begin. */
export function SubmissionsPage({ listings, own }: SubmissionsPageProps) {
  const { uuid } = own.storefront;
  const { data } = useLoaded(submissionsQuery(uuid), own);
  const navigate = useNavigate();
  const { isOpen, canEdit, submissions } = data;
  const begin = useAction({
    run: () => api.submissions.beginSubmission({ uuid, submission: crypto.randomUUID() }),
    onDone: (begun) => navigate(submissionPaths.one(begun.uuid, uuid)),
  });
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Submit real weddings"
        lead={`${FEWEST_PHOTOS} to ${MOST_PHOTOS} photos and the story of the day. The couple agrees before anything is shown.`}
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ListingSwitcher
              listings={listings}
              currentUuid={uuid}
              page={vendorPaths.realWeddings}
              about="Weddings of"
            />
            {isOpen && canEdit && (
              <Button
                icon={<Plus size={18} aria-hidden="true" />}
                isPending={begin.isPending}
                onPress={() => begin.mutate()}
              >
                Add a wedding
              </Button>
            )}
          </div>
        }
      />
      {!isOpen && (
        <Notice isLive={false} title="We aren’t taking real weddings at the moment" className="mt-5">
          {submissions.length > 0
            ? 'What you began stays here to read. You can still take back what you sent.'
            : 'Once we do again, you’ll send them in from here.'}
        </Notice>
      )}
      {submissions.length > 0 && (
        <ul className="mt-6 rounded-card border border-line bg-paper px-5">
          {submissions.map((one) => (
            <Row key={one.uuid} one={one} storefront={uuid} />
          ))}
        </ul>
      )}
      {isOpen && submissions.length === 0 && (
        <p className="py-10 text-center text-ink-soft">
          Nothing yet. Add the first wedding you’d like to show.
        </p>
      )}
    </div>
  );
}
