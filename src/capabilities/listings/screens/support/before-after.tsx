/** Two texts of one field, the old one struck out. In full: nobody approves what stands below an edge. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <div className="wrap-anywhere mt-1 space-y-1 whitespace-pre-wrap text-sm">
      {before !== '' && (
        <p className="text-ink-soft">
          <span className="sr-only">Before: </span>
          <del>{before}</del>
        </p>
      )}
      <p>
        <span className="sr-only">Now: </span>
        <ins className="no-underline">{after || 'Nothing'}</ins>
      </p>
    </div>
  );
}
