/**
 * A query of the query builder as a named statement, built once per connection pool or transaction; for reads that
 * every page makes. Unnamed statements are parsed and planned anew each time.
 */
export function preparedSelect<Handle extends object, Prepared>(
  build: (handle: Handle) => Prepared,
): (handle: Handle) => Prepared {
  const known = new WeakMap<Handle, Prepared>();
  return (handle) => {
    const prepared = known.get(handle) ?? build(handle);
    known.set(handle, prepared);
    return prepared;
  };
}
