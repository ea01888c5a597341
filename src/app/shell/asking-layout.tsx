import { Outlet } from 'react-router';
import { QueryProvider } from '#platform/browser/query-provider.tsx';

/** Pages that ask the server as one uses them; those that are only read do without what that takes. */
export default function AskingLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
