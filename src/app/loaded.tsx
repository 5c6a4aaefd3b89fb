import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (value: T) => ReactNode;
  /** Shaped like what will come, so that nothing below moves when it does. */
  skeleton?: ReactNode;
  /** What is loading, for those who cannot see the grey bars. */
  label: string;
}

/** The three states before there is something to show, the same in every section. */
export function Loaded<T>({ query, children, skeleton = <SkeletonText lines={3} />, label }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Notice
        tone="error"
        action={
          <Button
            variant="secondary"
            size="small"
            isPending={query.isFetching}
            onPress={() => query.refetch()}
          >
            Try again
          </Button>
        }
      >
        We couldn’t load {label}.
      </Notice>
    );
  }
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading {label}…</span>
      {skeleton}
    </div>
  );
}
