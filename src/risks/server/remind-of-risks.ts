import { YEARLY_FROM } from '../rules/duties.ts';
import {
  tellOfDueTasks,
  tellOfDueUpdates,
  tellOfForgottenAlerts,
  tellOfLateActions,
} from './reminders.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

/** Every morning: what is due of the risk document and of signals, and what is late. */
export async function remindOfRisks({ database }: Pick<RisksDeps, 'database'>): Promise<void> {
  // A timer is no caller: the service looks at every company.
  await database.asService(async (tx) => {
    await tellOfDueUpdates(tx, YEARLY_FROM);
    await tellOfDueTasks(tx);
    await tellOfLateActions(tx);
    await tellOfForgottenAlerts(tx);
  });
}
