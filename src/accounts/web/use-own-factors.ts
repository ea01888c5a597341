import type { Factor } from '@supabase/auth-js';
import { useSession } from './session-provider.tsx';

/** The factors that count for whoever is signed in: keys, and whether an application makes codes for them. */
export function useOwnFactors(): { readonly keys: readonly Factor[]; readonly hasApp: boolean } {
  const factors = useSession().session?.user.factors ?? [];
  const counting = factors.filter(({ status }) => status === 'verified');
  const keys = counting.filter(({ factor_type: type }) => type === 'webauthn');
  return { keys, hasApp: counting.length > keys.length };
}
