import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

type Props = {
  /** The pages of a list that grows. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children?: ReactNode;
  className?: string;
};

/** The next page of a list, while there is one. */
export function ShowMore({ query, children = 'Show more', className }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className={classNames('mt-4', className)}
      isPending={query.isFetchingNextPage}
      onPress={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
