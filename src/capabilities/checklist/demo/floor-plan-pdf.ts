import { pdfText, plainPdf } from '#base/plain-pdf.ts';

/** A room with eight round tables, as squares, and a floor to dance on. */
export function floorPlanPdf(place: string): Uint8Array {
  const tables = Array.from({ length: 8 }, (_, at) => {
    const left = 110 + (at % 4) * 105;
    const low = at < 4 ? 520 : 220;
    return `${left} ${low} 60 60 re S`;
  });
  const words = (text: string, left: number, low: number) =>
    `BT /F1 16 Tf ${left} ${low} Td (${pdfText(text)}) Tj ET`;
  return plainPdf(
    [
      '2 w 72 160 468 480 re S 1 w 200 330 212 130 re S',
      ...tables,
      words(`${place}: floor plan`, 72, 700),
      words('Dance floor', 262, 390),
      words('A sample of the demo world.', 72, 120),
    ].join(' '),
  );
}
