import type { ReactNode } from 'react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMediumDate } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import { priceUnit } from '#capabilities/storefronts/rules/starting-price.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';
import { VendorThumb } from '../../parts/vendor-thumb.tsx';
import { statusFace } from '../inbox/status-face.ts';
import { BookButton } from '../thread/book-button.tsx';
import { answerTimeText, type ComparedInquiry, lowestQuote } from './compared-inquiry.ts';

interface QuoteTableProps {
  compared: readonly ComparedInquiry[];
  onBook: (inquiry: Inquiry) => void;
}

type Row = { key: string; label: string; cell: (column: ComparedInquiry) => ReactNode };

function rowsOf(lowest: number | undefined): Row[] {
  return [
    {
      key: 'quote',
      label: 'Quote',
      cell: ({ inquiry: { quote } }) =>
        quote && (
          <span className="flex flex-wrap items-center gap-x-2">
            {quote.amountCents === null ? (
              'For the couple to see'
            ) : (
              <span className="font-display text-2xl tabular-nums">{formatCents(quote.amountCents)}</span>
            )}
            {lowest !== undefined && quote.amountCents === lowest && (
              <Badge variant="green" size="small">
                Lowest
              </Badge>
            )}
          </span>
        ),
    },
    {
      key: 'includes',
      label: 'Includes',
      cell: ({ inquiry: { quote } }) =>
        quote?.includes && <span className="whitespace-pre-wrap">{quote.includes}</span>,
    },
    {
      key: 'valid',
      label: 'Open until',
      cell: ({ inquiry: { quote } }) => quote?.validUntil && formatMediumDate(calendarDate(quote.validUntil)),
    },
    {
      key: 'starting-price',
      label: 'Starting price',
      cell: ({ inquiry: { startingPriceCents, taxonomyKey } }) =>
        startingPriceCents !== null && (
          <>
            {formatCents(startingPriceCents)}{' '}
            <span className="text-ink-soft text-sm">{priceUnit(taxonomyKey)}</span>
          </>
        ),
    },
    {
      key: 'rating',
      label: 'Reviews',
      cell: ({ rating }) => rating && <RatingLine {...rating} />,
    },
    {
      key: 'answered',
      label: 'Replied within',
      cell: ({ answeredMs }) => (answeredMs === null ? 'No reply yet' : answerTimeText(answeredMs)),
    },
    {
      key: 'last',
      label: 'Latest message',
      cell: ({ inquiry: { lastMessage, vendorName } }) => (
        <>
          <span className="block text-ink-soft text-sm">
            {lastMessage.by === 'COUPLE' ? 'You' : vendorName} · <MessageTime at={lastMessage.at} />
          </span>
          <span className="line-clamp-4 text-sm">{lastMessage.text}</span>
        </>
      ),
    },
  ];
}

const firstColumn =
  'sticky start-0 z-2 w-28 min-w-28 bg-linen ps-5 pe-3 text-start align-top md:w-40 md:min-w-40 md:ps-0 print:static print:bg-transparent';

function Head({
  inquiry,
  onBook,
}: {
  inquiry: ComparedInquiry['inquiry'];
  onBook: QuoteTableProps['onBook'];
}) {
  const { label, variant } = statusFace(inquiry);
  return (
    <th scope="col" className="w-64 min-w-52 pe-5 pb-5 text-start align-top font-normal">
      <VendorThumb vendor={inquiry} className="print:hidden" />
      <span className="wrap-anywhere mt-2 block font-display text-lg">{inquiry.vendorName}</span>
      <Badge variant={variant} size="small">
        {label}
      </Badge>
      <span className="mt-3 flex flex-wrap gap-2" data-print="hidden">
        <ButtonLink to={paths.thread(inquiry.uuid)} variant="secondary" size="small">
          Open<span className="sr-only"> the conversation with {inquiry.vendorName}</span>
        </ButtonLink>
        <BookButton thread={inquiry} onAsk={() => onBook(inquiry)} />
      </span>
    </th>
  );
}

/** Offers beside each other. On a phone it scrolls sideways, and the questions stay where they are. */
export function QuoteTable({ compared, onBook }: QuoteTableProps) {
  return (
    <section
      aria-label="Quotes side by side"
      className="relative -mx-5 overflow-x-auto overscroll-x-contain pb-4 md:mx-0 print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-base print:text-sm">
        <caption className="sr-only">
          {compared.map(({ inquiry }) => inquiry.vendorName).join(', ')} side by side
        </caption>
        <thead>
          <tr>
            <td className={firstColumn} />
            {compared.map(({ inquiry }) => (
              <Head key={inquiry.uuid} inquiry={inquiry} onBook={onBook} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(lowestQuote(compared)).map(({ key, label, cell }) => (
            <tr key={key}>
              <th
                scope="row"
                className={`${firstColumn} border-line border-t py-4 font-medium text-ink-soft text-sm`}
              >
                {label}
              </th>
              {compared.map((column) => (
                <td
                  key={column.inquiry.uuid}
                  className="wrap-anywhere border-line border-t py-4 pe-5 align-top"
                >
                  {cell(column) || (
                    <span className="text-ink-soft">
                      –<span className="sr-only"> not stated</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
