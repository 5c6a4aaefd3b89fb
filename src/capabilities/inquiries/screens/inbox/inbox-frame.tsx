import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { InboxNav } from '../../parts/inbox-nav.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import type { InboxView } from './inbox-view.ts';
import { InquiryList } from './inquiry-list.tsx';
import type { Inbox } from './use-inbox.ts';

interface InboxFrameProps {
  inbox: Inbox;
  view: InboxView;
  /** The thread this page is about; none on the lists' own pages. */
  openUuid?: string;
  /** Beside the list where there is room; in its place on phones. */
  children: ReactNode;
}

const THREAD = /^\/wedding-vendors\/inquiries\/([0-9a-f-]{36})$/;

/** The row that was pressed is marked at once, before its thread has come. */
function usePressedUuid(): string | undefined {
  const { location } = useNavigation();
  return THREAD.exec(location?.pathname ?? '')?.[1];
}

/** The inbox: list beside thread on larger screens, one after the other on phones. */
export function InboxFrame({ inbox, view, openUuid, children }: InboxFrameProps) {
  const pressed = usePressedUuid();
  const isThread = openUuid !== undefined;
  const isComing = pressed !== undefined && pressed !== openUuid;
  const Title = isThread ? 'h2' : 'h1';
  const current = view.list === 'active' ? paths.activeInquiries() : paths.inbox();
  return (
    <div {...wideWork} className={`${pageWidth} max-lg:px-0 lg:pb-8`}>
      <header
        className={classNames(
          'items-end justify-between gap-x-8 px-5 pt-6 md:px-8 lg:flex lg:px-0',
          isThread && 'max-lg:hidden',
        )}
      >
        <Title className="text-3xl">Inbox</Title>
        <InboxNav current={isThread ? current : undefined} />
      </header>
      {inbox.categories.length === 0 && !isThread ? (
        <EmptyInbox />
      ) : (
        <div className="border-line bg-paper max-lg:border-t lg:mt-4 lg:grid lg:h-[calc(100dvh-10.5rem)] lg:min-h-150 lg:grid-cols-[23rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-card lg:border xl:grid-cols-[25rem_minmax(0,1fr)]">
          <div
            className={classNames(
              'min-h-0 lg:flex lg:flex-col lg:border-line lg:border-e',
              isThread && 'max-lg:hidden',
            )}
          >
            <InquiryList inbox={inbox} view={view} openUuid={isThread ? (pressed ?? openUuid) : pressed} />
          </div>
          <div
            aria-busy={isComing || undefined}
            className={classNames(
              'min-h-0 min-w-0 transition-opacity',
              isComing && 'opacity-40 delay-150',
              !isThread && 'max-lg:hidden',
            )}
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
