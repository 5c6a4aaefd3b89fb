import type { CalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { pdfText, plainPdf } from '#base/plain-pdf.ts';

type License = { businessName: string; holder: string; issuedOn: CalendarDate };

/** One page with what a clerk would print. */
export function licensePdf({ businessName, holder, issuedOn }: License): Uint8Array {
  const lines = [
    'CERTIFICATE OF BUSINESS LICENSE',
    `Business: ${businessName}`,
    `Licensed to: ${holder}`,
    `Issued: ${formatDateInText(issuedOn)}`,
    'A sample of the demo world.',
  ];
  return plainPdf(
    `BT /F1 16 Tf 72 700 Td 28 TL ${lines.map((line) => `(${pdfText(line)}) Tj T*`).join(' ')} ET`,
  );
}
