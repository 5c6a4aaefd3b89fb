import type { LinksFunction } from 'react-router';
import { paths } from './rules/paths.ts';

export const manifestLinks: LinksFunction = () => [{ rel: 'manifest', href: paths.manifest() }];
