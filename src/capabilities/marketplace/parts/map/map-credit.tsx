import { companyPaths } from '#app/rules/company-paths.ts';
import { PlainLink } from '#ui/plain-link.tsx';

/** Whose shapes these are, where the map itself is. */
export function MapCredit() {
  return (
    <PlainLink
      to={`${companyPaths.dataCredits()}#places`}
      className="absolute end-1 bottom-1 rounded-mark bg-paper/80 px-1.5 py-1 text-ink-soft text-xs hover:text-ink hover:underline"
    >
      Map data
    </PlainLink>
  );
}
