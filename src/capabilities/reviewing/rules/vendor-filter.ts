export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Which reviews a business looks at; what is not said leaves all. */
export type VendorFilter = {
  stars?: number;
  year?: number;
  answered?: YesNo;
  verified?: YesNo;
  disputed?: YesNo;
};

export const VENDOR_REVIEWS_PER_PAGE = 20;

const within = (text: string | null, [least, most]: [number, number]): number | undefined => {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const YEARS: [number, number] = [2000, 2100];

/** From an address, in which anything may stand. */
export function readVendorFilter(search: URLSearchParams): VendorFilter & { page: number } {
  const yesNo = (name: string) => YES_NO.find((each) => each === search.get(name));
  const read = {
    stars: within(search.get('stars'), [1, 5]),
    year: within(search.get('year'), YEARS),
    answered: yesNo('answered'),
    verified: yesNo('verified'),
    disputed: yesNo('disputed'),
  };
  const said = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...(said as VendorFilter), page: within(search.get('page'), [1, 10_000]) ?? 1 };
}
