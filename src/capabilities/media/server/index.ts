export { deleteAttachments, inspectAttachment, keepAttachment, readAttachment } from './attachments.ts';
export { deleteUnusedPictures } from './delete-unused-pictures.ts';
export { findPictures } from './find-pictures.ts';
export { ingestPicture } from './ingest-picture.ts';
export { media } from './manifest.ts';
export { createPictureResizer } from './resize-picture.ts';
export { countOwnPictures } from './store.ts';
