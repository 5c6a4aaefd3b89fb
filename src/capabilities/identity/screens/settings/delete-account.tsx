import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { profileQuery } from '../../queries.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DeleteAccount({ hasWedding }: { hasWedding: boolean }) {
  const profile = useQuery(profileQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-1 mb-3 max-w-reading text-ink-soft">
        This can’t be undone. What you share stays with the others; everything else is deleted.
      </p>
      <Loaded query={profile} label="your account" skeleton={<Skeleton className="h-11 w-44 rounded-full" />}>
        {({ email }) => (
          <>
            <Button variant="danger" onPress={() => setAsking(true)}>
              Delete my account
            </Button>
            {isAsking && (
              <DeleteAccountDialog email={email} hasWedding={hasWedding} onClose={() => setAsking(false)} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
