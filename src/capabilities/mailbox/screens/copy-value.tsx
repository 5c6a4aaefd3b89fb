import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';

const SHOWN_MS = 2_000;

export function CopyValue({ value, label }: { value: string; label: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <IconButton
        label={label}
        icon={isCopied ? <Check size={20} className="text-green" /> : <Copy size={20} />}
        onPress={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
      />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
