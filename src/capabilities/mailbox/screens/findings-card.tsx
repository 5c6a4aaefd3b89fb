import { Card } from '#ui/card.tsx';
import { CopyValue } from './copy-value.tsx';
import { messageFindings } from './message-findings.ts';

export function FindingsCard({ text }: { text: string }) {
  const { codes, links } = messageFindings(text);
  if (codes.length + links.length === 0) return null;
  return (
    <Card padding="small" tone="sage">
      <h2 className="text-xl">Codes and links</h2>
      <ul>
        {codes.map((code) => (
          <li key={code} className="flex items-center gap-2">
            <span className="font-semibold text-2xl tabular-nums tracking-widest">{code}</span>
            <CopyValue value={code} label={`Copy code ${code}`} />
          </li>
        ))}
        {links.map((link) => (
          <li key={link} className="flex items-center gap-2">
            <a
              href={link}
              className="min-w-0 break-all py-2 font-medium text-cove-deep underline decoration-secondary/40 underline-offset-4"
            >
              {link}
            </a>
            <CopyValue value={link} label="Copy link" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
