import { useRouteLoaderData } from 'react-router';

/** Answers a path of ours with the address of the site, as it is known outside. */
export function useSiteAddress(): (path: string) => string {
  const site = useRouteLoaderData('root') as { publicUrl: string } | undefined;
  return (path) => new URL(path, site?.publicUrl ?? 'http://localhost').href;
}
