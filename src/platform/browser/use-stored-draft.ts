import { useRef, useState } from 'react';
import { type Draft, forgetDraft, forgetSent, keepDraft, keptDraft } from './draft-storage.ts';

type Typed = Draft['typed'];

export type StoredDraft = ReturnType<typeof useStoredDraft>;

/**
 * What is typed in a form stays on this device until it has arrived. `form` names the form and whose text
 * it is, so that nobody else is shown it; `revision` is of what is being changed, null for something new.
 */
export function useStoredDraft(form: string, revision: number | null = null) {
  const [start, setStart] = useState(() => ({ round: 0, kept: keptDraft(form) }));
  // What is there from before may have left: only its answer was lost.
  const sending = useRef({
    id: start.kept?.id ?? crypto.randomUUID(),
    mayHaveLeft: start.kept !== undefined,
  });
  function end() {
    forgetDraft(form);
    sending.current = { id: crypto.randomUUID(), mayHaveLeft: false };
    setStart(({ round }) => ({ round: round + 1, kept: undefined }));
  }
  return {
    /** Begins the fields anew when it changes. */
    round: start.round,
    /** What was typed here before and has not arrived. */
    before: start.kept?.typed,
    /** Whether somebody changed, since that was typed, what it changes. */
    isStale: start.kept !== undefined && start.kept.revision !== revision,
    keep(typed: Typed) {
      if (sending.current.mayHaveLeft) {
        sending.current = { id: crypto.randomUUID(), mayHaveLeft: false };
      }
      const { id } = sending.current;
      keepDraft(form, { typed, id, revision: start.kept ? start.kept.revision : revision });
    },
    /** The same for the same text, also after a reload: sent again, it is one. */
    idToSend(): string {
      sending.current.mayHaveLeft = true;
      return sending.current.id;
    },
    /** That has arrived. What was typed while it was on its way stays, as something else. */
    arrived(sent: Typed) {
      if (forgetSent(form, sent)) end();
      else sending.current.mayHaveLeft = true;
    },
    /** It is given up. */
    end,
  };
}
