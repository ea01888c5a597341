import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    // These end what is stuck; they judge nobody's speed: a machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What the product does behind an answer (a mail, a job) takes as long as the machine is busy.
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores of a small machine: while one waits for a browser or a database, another works.
    maxWorkers: 3,
    // What one file loads the next one finds there: modules keep nothing of a test, and data are each file's own.
    isolate: false,
    setupFiles: ['tests/support/left-as-found.ts'],
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'timed',
          // They judge how long something takes: one by one, before any other test has the machine.
          sequence: { groupOrder: 0 },
          maxWorkers: 1,
          include: ['tests/timed/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/house/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'http', include: ['tests/http/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'mocked',
          // They load a module of the product with another in its place, which nobody else may find there.
          isolate: true,
          include: ['tests/mocked/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
