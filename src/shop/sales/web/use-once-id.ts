import { useRef } from 'react';

/**
 * An id for what is about to be sent: the same for the same content, so that trying again after a lost
 * answer writes nothing twice, and another one once it is changed or has arrived.
 */
export function useOnceId() {
  const attempt = useRef<{ content: string; id: string }>(undefined);
  return {
    idFor(content: unknown): string {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) {
        attempt.current = { content: text, id: crypto.randomUUID() };
      }
      return attempt.current.id;
    },
    hasArrived(): void {
      attempt.current = undefined;
    },
  };
}
