import type { ComponentProps } from 'react';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { BoxCustomiser } from './box-customiser.tsx';

/** Fetched when somebody customises: pages that are only read do without what asks the server. */
export function AskingCustomiser(props: ComponentProps<typeof BoxCustomiser>) {
  return (
    <QueryProvider>
      <BoxCustomiser {...props} />
    </QueryProvider>
  );
}
