import { useSession } from '#accounts/web/session-provider.tsx';
import type { Space } from '#company/contract.ts';
import { may } from '#company/rules/roles.ts';
import { useChosenSpace } from '#company/web/chosen-space.ts';
import { useSpaces } from '#company/web/use-spaces.ts';

/** The company for which whoever is here orders; undefined for a guest, an employee, and until it is known. */
export function useOrderingSpace(): Space | undefined {
  const { session } = useSession();
  const { data } = useSpaces(session?.user.id);
  const spaces = data?.spaces ?? [];
  return useChosenSpace(spaces.filter(({ roles }) => may(roles, 'order-boxes')))[0];
}
