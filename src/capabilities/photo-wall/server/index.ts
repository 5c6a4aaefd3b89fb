export { WALL_ARCHIVE_PATH } from '../rules/wall-files.ts';
export { openWallArchive } from './archive/open-archive.ts';
export { readWallGlimpse } from './guest/read-wall-glimpse.ts';
export { photoWall } from './manifest.ts';
