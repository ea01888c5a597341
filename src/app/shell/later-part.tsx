import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LATER } from '../early-gestures.ts';
import { replayEvents } from '../replay-events.ts';

/**
 * A part of the page whose script comes behind that of the page. The server has written it: it is read meanwhile,
 * and what is done in it waits until it can answer.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} {...{ [LATER]: '' }}>
      <Suspense fallback={<div className="min-h-160" />}>
        {children}
        <Arrived
          onArrival={() => {
            frame.current?.removeAttribute(LATER);
            if (frame.current) void replayEvents(frame.current);
          }}
        />
      </Suspense>
    </div>
  );
}

/** Is there once all that stands beside it is. */
function Arrived({ onArrival }: { onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once
  useEffect(onArrival, []);
  return null;
}
