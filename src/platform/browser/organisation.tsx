import { createContext, type ReactNode, useContext } from 'react';
import type { Organisation } from '#basics/settings.ts';

const OrganisationContext = createContext<Organisation | undefined>(undefined);

export function OrganisationProvider({
  organisation,
  children,
}: {
  organisation: Organisation | undefined;
  children: ReactNode;
}) {
  return <OrganisationContext value={organisation}>{children}</OrganisationContext>;
}

/** Who publishes the site and is written to, as staff last said. */
export function useOrganisation(): Organisation {
  const organisation = useContext(OrganisationContext);
  if (!organisation) throw new Error('The organisation is asked where no page was loaded');
  return organisation;
}
