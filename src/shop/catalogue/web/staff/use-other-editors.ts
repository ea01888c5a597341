import { useEffect, useState } from 'react';
import { useSession } from '#accounts/web/session-provider.tsx';

/** The addresses of colleagues who have the same thing open to edit it; without a connection, nobody. */
export function useOtherEditors(subject: string): readonly string[] {
  const me = useSession().session?.user.email;
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!me) return;
    let isOver = false;
    let leave: (() => void) | undefined;
    const meeting = { topic: `editing:${subject}`, me, onOthers: setOthers };
    void import('#platform/browser/live-presence.ts')
      .then(({ meetOthers }) => meetOthers(meeting))
      .then(
        (left) => {
          if (isOver) left();
          else leave = left;
        },
        // Saving tells of each other too; this is only the sooner way.
        () => setOthers([]),
      );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [subject, me]);
  return others;
}
