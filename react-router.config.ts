import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Every URL is in the first page's manifest already: no second request to discover routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
