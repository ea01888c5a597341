import { LogoMark } from './logo.tsx';

/** The whole screen while we find out who is there. */
export function PulsingScreen({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-paper">
      <LogoMark className="size-20 animate-breathe" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
