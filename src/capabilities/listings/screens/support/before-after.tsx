/** Two texts of one field, the old one struck out. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <div
      className="wrap-anywhere mt-1 max-h-60 space-y-1 overflow-y-auto whitespace-pre-wrap text-sm"
      tabIndex={-1}
    >
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
