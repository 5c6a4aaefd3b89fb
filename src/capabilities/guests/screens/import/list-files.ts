/** Some systems know these files by their names only. */
export const LIST_FILE_TYPES = [
  ...['.csv', '.tsv', '.txt', '.xlsx', '.vcf', 'text/csv', 'text/plain', 'text/vcard', 'text/x-vcard'],
  ...['text/tab-separated-values', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ...['application/vnd.ms-excel'],
];

export const LIST_FILES_TEXT = 'Excel (.xlsx), CSV or contacts (.vcf), up to 5 MB and 5,000 rows.';
