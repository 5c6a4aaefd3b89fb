export { exportPictures } from './export-pictures.ts';
export { findPictures } from './find-pictures.ts';
export { forgetPictures } from './forget-pictures.ts';
export { ingestPicture } from './ingest-picture.ts';
export { mediaJobs } from './jobs.ts';
export { createPictureResizer } from './resize-picture.ts';
export { mediaRoutes } from './routes.ts';
