import type { ParisDay } from '#basics/dates.ts';
import { DashboardDemo } from '#listening/web/demo/dashboard-demo.tsx';
import { DemoSignal } from '#risks/web/demo-signal.tsx';

/** The results at work, from one room, and the signal that follows from them, from another. */
export default function WholeDashboardDemo({ today }: { today: ParisDay }) {
  return (
    <DashboardDemo
      today={today}
      signal={(place, mondays) => <DemoSignal place={place} mondays={mondays} today={today} />}
    />
  );
}
