import {
  Activity,
  LayoutDashboard,
  Package,
  ReceiptText,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { CompanyAct } from '#basics/roles.ts';

/** The places of a space, what is opened most first; and what one must be allowed to do to have it offered. */
export const SPACE_PLACES = [
  ['/dashboard', 'overview', LayoutDashboard, 'see-places'],
  ['/dashboard/listening', 'listening', Activity, 'read-mood'],
  ['/dashboard/risks', 'risks', ShieldCheck, 'read-risks'],
  ['/dashboard/employees', 'employees', Users, 'keep-employees'],
  ['/dashboard/boxes', 'boxes', Package, 'order-boxes'],
  ['/dashboard/billing', 'billing', ReceiptText, 'order-boxes'],
  ['/dashboard/settings', 'settings', Settings, 'see-places'],
] as const satisfies readonly (readonly [string, string, unknown, CompanyAct])[];
