import { STAFF_ROLES, type StaffAct, type StaffRole, staffMay } from '#basics/roles.ts';
import { useSession } from './session-provider.tsx';

/**
 * What to offer whoever is signed in, by the roles in their token. A token that names none may be older than the
 * role: everything is offered, and the database decides.
 */
export function useStaffMay(): (act: StaffAct) => boolean {
  const { session } = useSession();
  const told: unknown = session?.user.app_metadata.staff_roles;
  if (!Array.isArray(told)) return () => true;
  const roles = STAFF_ROLES.filter((role): role is StaffRole => told.includes(role));
  return (act) => staffMay(roles, act);
}
