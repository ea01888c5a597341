import { type TypedDraft, useTypedDraft } from '#platform/browser/use-typed-draft.ts';
import { useSession } from './session-provider.tsx';

/** As `useTypedDraft`, of whoever is signed in. */
export function useOwnDraft(form: string, revision: number | null = null): TypedDraft {
  const { session } = useSession();
  return useTypedDraft(`${session?.user.id ?? ''} ${form}`, revision);
}
