/** Does If-None-Match name this ETag? Browsers send a list or a star; proxies that compress mark ours as weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((each) => {
    const candidate = each.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === etag;
  });
}
