export { websites } from './manifest.ts';
export { openSiteFolder } from './take-out/open-site-folder.ts';
