import { useSession } from '#accounts/web/session-provider.tsx';
import { may } from '#basics/roles.ts';
import type { Space } from '#company/contract.ts';
import { useChosenSpace } from '#company/web/chosen-space.ts';
import { useSpaces } from '#company/web/use-spaces.ts';

type Ordering = {
  /** Undefined for a guest and an employee, and until it is known. */
  readonly space: Space | undefined;
  readonly isKnown: boolean;
};

/** The company for which whoever is here orders. */
export function useOrderingSpace(): Ordering {
  const { session, status } = useSession();
  const { data, isFetched } = useSpaces(session?.user.id);
  const spaces = data?.spaces ?? [];
  const [space] = useChosenSpace(spaces.filter(({ roles }) => may(roles, 'order-boxes')));
  return { space, isKnown: status === 'signed-out' || (session !== null && isFetched) };
}
