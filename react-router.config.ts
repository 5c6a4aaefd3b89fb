import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole table is small and kept for a year; asking for it bit by bit would cost a request and a search per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
