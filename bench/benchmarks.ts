/** `npm run bench -- NAME`: each benchmark prints its figures beside baselines of the same run. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  backend: async () => (await import('./backend.ts')).benchBackend(),
  sockets: async () => (await import('./sockets.ts')).benchSockets(),
  duerp: async () => (await import('./duerp.ts')).benchDuerp(),
  listening: async () => (await import('./listening.ts')).benchListening(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  ssr: async () => (await import('./ssr.ts')).benchSsr(),
  shop: async () => (await import('./shop.ts')).benchShop(),
  visitors: async () => (await import('./visitors.ts')).benchVisitors(),
  lists: async () => (await import('./lists.ts')).benchLists(),
  edits: async () => (await import('./edits.ts')).benchEdits(),
};
