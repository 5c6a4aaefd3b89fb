export const MOST_QUARTERS = 12;

/** 'Q2 2027' */
export function quarterLabel(quarter: string): string {
  const [year = '', nth = ''] = quarter.split('-');
  return `${nth} ${year}`;
}
