import { type StoredDraft, useStoredDraft } from '#platform/browser/use-stored-draft.ts';
import { useSession } from './session-provider.tsx';

/** As `useTypedDraft`, of whoever is signed in. */
export function useOwnDraft(form: string, revision: number | null = null): StoredDraft {
  const { session } = useSession();
  return useStoredDraft(`${session?.user.id ?? ''} ${form}`, revision);
}
