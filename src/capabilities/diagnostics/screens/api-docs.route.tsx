import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { apiDocumentQuery, DOCUMENT_PATH } from '../queries.ts';
import { groupOperations } from './api-docs/open-api-document.ts';
import { OperationGroups } from './api-docs/operation-groups.tsx';

export const handle = { document: 'public' };

export const meta = () => [
  { title: 'API · Ampersand' },
  { name: 'description', content: 'Every call of the Ampersand API, with its parameters and answers.' },
];

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <span className="sr-only">Loading the calls…</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  );
}

export default function ApiDocsScreen() {
  const [filter, setFilter] = useState('');
  const document = useQuery(apiDocumentQuery);
  const groups = document.data ? groupOperations(document.data, filter.trim()) : [];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="API"
        lead={
          <>
            Every call of the product, from the very schemas that check it. For programs:{' '}
            <a
              href={DOCUMENT_PATH}
              className="rounded-mark font-medium text-secondary underline decoration-secondary/40 underline-offset-4"
            >
              openapi.json
            </a>
          </>
        }
        className="mb-6"
      />
      <search className="mb-6 flex flex-wrap items-center gap-4">
        <TextField
          label="Filter"
          type="search"
          value={filter}
          onChange={setFilter}
          placeholder="wedding put"
          autoComplete="off"
          leading={<Search size={20} aria-hidden="true" />}
          reservesMessage={false}
          className="w-full md:max-w-100"
        />
        <p role="status" className="text-ink-soft">
          {document.data && `${count} ${count === 1 ? 'call' : 'calls'}`}
        </p>
      </search>
      {document.isError && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onPress={() => document.refetch()}>
              Try again
            </Button>
          }
        >
          We couldn’t load the calls.
        </Notice>
      )}
      {document.isPending && <Waiting />}
      {document.data && <OperationGroups groups={groups} />}
    </div>
  );
}
