const ADDRESSES = { help: 'help@ampersand.example', vendors: 'vendors@ampersand.example' } as const;

export interface MailLinkProps {
  to: keyof typeof ADDRESSES;
  subject?: string;
}

/** The address is the text: it can be read on paper and copied where no mail program opens. */
export function MailLink({ to, subject }: MailLinkProps) {
  const address = ADDRESSES[to];
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a
      href={`mailto:${address}${query}`}
      className="break-words rounded-mark font-medium text-secondary underline decoration-secondary/40 underline-offset-4 transition-colors hover:decoration-secondary"
    >
      {address}
    </a>
  );
}
