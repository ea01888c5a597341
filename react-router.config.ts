import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Each build has a folder of its own: see src/app/build-pages.ts.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
  // Every URL is in the first page's manifest already: no second request to discover routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
