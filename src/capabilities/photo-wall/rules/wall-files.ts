/** Where the zip files are; outside the contract, because they are streamed. */
export const WALL_ARCHIVE_PATH = '/web-api/v1/photo-wall/archive';

/** What the couple takes with it. */
export const wallFiles = {
  archive: (part: number) => `/web-api/v1/photo-wall/archive/${part}`,
  card: () => '/web-api/v1/photo-wall/card',
};
