import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests on a database that another run beside this one has taken. */
const leftOut = process.env.TEST_LEAVE_OUT?.split(',') ?? []

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: ['{contract,epub,server,web,back-office,sandbox,demo,tasks}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', 'web/build/**'],
          isolate: false,
          // Some start processes of their own, which takes its time on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          sequence: { groupOrder: 1 },
          include: ['{server,demo}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', 'server/operation/**', ...leftOut],
          globalSetup: ['server/testing/cluster.ts'],
          // Only what hangs should meet it: on a busy machine a property of many runs takes its time.
          testTimeout: 180_000,
          // Each file has an app and a database of its own; reading all our modules anew for each cost as much as the tests.
          isolate: false,
          // A third of a test is waiting for PostgreSQL.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // What is told by the database comes late on a busy machine.
          expect: { poll: { timeout: 5_000 } },
          hookTimeout: 180_000,
        },
      },
      {
        // Faults of operation measure time and end processes: beside nothing else, and few at a time. Most of it is waiting.
        test: {
          name: 'operation',
          sequence: { groupOrder: 2 },
          include: ['{server/operation,bench}/**/*.int.test.ts'],
          globalSetup: ['server/testing/cluster.ts'],
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
