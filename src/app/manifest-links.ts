import type { LinksFunction } from 'react-router';

export const MANIFEST_PATH = '/manifest.webmanifest';

export const manifestLinks: LinksFunction = () => [{ rel: 'manifest', href: MANIFEST_PATH }];
