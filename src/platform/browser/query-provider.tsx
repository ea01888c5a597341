import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onForgetQueries } from './forget-queries.ts';

/** Results are fresh for 60 s, a return to the window asks nothing, a failure is tried once more. */
const QUERY_DEFAULTS = { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 } as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: QUERY_DEFAULTS,
      // Offline, the answer is "it did not leave" now, rather than silence until the network is back.
      mutations: { networkMode: 'always' },
    },
  });
}

let ofThisTab: QueryClient | undefined;

/** One set of answers for the tab, whichever parts of its pages ask; the server keeps none. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof window === 'undefined' ? createQueryClient() : clientOfThisTab(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function clientOfThisTab(): QueryClient {
  if (ofThisTab) return ofThisTab;
  const client = createQueryClient();
  onForgetQueries(() => client.getQueryCache().clear());
  ofThisTab = client;
  return client;
}
