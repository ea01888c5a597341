export type Torture = {
  readonly runs: number;
  readonly start: (runs: number, seed: number) => Promise<void>;
};

/** `npm run torture -- NAME [RUNS] [SEED]`: long runs of what the tests do briefly. */
export const TORTURES = {
  rest: {
    runs: 100_000,
    start: async (...run) => (await import('./torture-rest.ts')).tortureRest(...run),
  },
  bodies: {
    runs: 100_000,
    start: async (...run) => (await import('./torture-bodies.ts')).tortureBodies(...run),
  },
  files: {
    runs: 3_000,
    start: async (...run) => (await import('./torture-files.ts')).tortureFiles(...run),
  },
  accounts: {
    runs: 1_000,
    start: async (runs) => (await import('./torture-accounts.ts')).tortureAccounts(runs),
  },
  imports: {
    runs: 50_000,
    start: async (runs) => (await import('./torture-imports.ts')).tortureImports(runs),
  },
  anonymity: {
    runs: 800,
    start: async (...run) => (await import('./torture-anonymity.ts')).tortureAnonymity(...run),
  },
  'anonymity-http': {
    runs: 25,
    start: async (...run) =>
      (await import('./torture-anonymity-http.ts')).tortureAnonymityHttp(...run),
  },
  alerts: {
    runs: 600,
    start: async (...run) => (await import('./torture-alerts.ts')).tortureAlerts(...run),
  },
  orders: {
    runs: 1_000,
    start: async (...run) => (await import('./torture-orders.ts')).tortureOrders(...run),
  },
  payments: {
    runs: 5_000,
    start: async (...run) => (await import('./torture-payments.ts')).torturePayments(...run),
  },
  invoices: {
    runs: 500,
    start: async (...run) => (await import('./torture-invoices.ts')).tortureInvoices(...run),
  },
  versions: {
    runs: 100,
    start: async (...run) => (await import('./torture-versions.ts')).tortureVersions(...run),
  },
  closing: {
    runs: 10_000,
    start: async (runs) => (await import('./torture-closing.ts')).tortureClosing(runs),
  },
  starve: {
    runs: 40,
    start: async (seconds) => (await import('./torture-starve.ts')).tortureStarve(seconds),
  },
  nightly: {
    runs: 1,
    start: async (runs) => (await import('./torture-nightly.ts')).tortureNightly(runs),
  },
  administrators: {
    runs: 50,
    start: async (runs) =>
      (await import('./torture-administrators.ts')).tortureAdministrators(runs),
  },
} satisfies Readonly<Record<string, Torture>>;
