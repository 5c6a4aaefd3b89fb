import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';

interface SaveRetryProps {
  failure: unknown;
  onRetry: () => Promise<unknown>;
}

/** The account is there, the wedding is not yet: nothing typed is lost, and nothing has to be typed again. */
export function SaveRetry({ failure, onRetry }: SaveRetryProps) {
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function retry() {
    setPending(true);
    await onRetry();
    setPending(false);
  }

  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none focus-visible:shadow-none md:text-5xl">
        Your account is ready
      </h1>
      <p className="mt-3 mb-6 text-ink-soft text-lg">
        We couldn’t save your answers just now. They’re still here, so try again in a moment.
      </p>
      <Notice tone="error" className="mb-6">
        {submitFailure(failure, () => false).message}
      </Notice>
      <Button size="large" onPress={retry} isPending={isPending}>
        Save my answers
      </Button>
    </div>
  );
}
