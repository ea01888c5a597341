import { createContext, useContext } from 'react';
import { type CompanyAct, may } from '#basics/roles.ts';
import type { Space } from '../contract.ts';

export const SpaceContext = createContext<Space | null>(null);

/** The company whose space is open. @throws Error outside of one: a mistake of ours */
export function useSpace(): Space & { readonly can: (act: CompanyAct) => boolean } {
  const space = useContext(SpaceContext);
  if (space === null) throw new Error('useSpace must be used within a company space');
  return { ...space, can: (act) => may(space.roles, act) };
}
