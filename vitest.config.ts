import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { onlyOne } from './back-office/vite.config.ts'
import { browserWith } from './e2e/browser.ts'

/** Tests on a database that another run beside this one has taken. */
const leftOut = process.env.TEST_LEAVE_OUT?.split(',') ?? []

/** How often properties are tried. */
const setupFiles = ['server/testing/rounds.ts']

/** Each project has one of its own: Vitest writes its name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({ launchOptions: browserWith() }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: [
            '{contract,client,epub,server,web,back-office,sandbox,demo,probe,tasks}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.{int,browser}.test.{ts,tsx}', '**/node_modules/**', 'web/build/**'],
          isolate: false,
          setupFiles,
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
          setupFiles,
          // Only what hangs should meet it: on a busy machine a property of many runs takes its time.
          testTimeout: 180_000,
          // Each file has an app and a database of its own; reading all our modules anew for each cost as much as the tests.
          isolate: false,
          // A third of a test is waiting for PostgreSQL.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Database notifications are late on a busy machine.
          expect: { poll: { timeout: 5_000 } },
          hookTimeout: 180_000,
        },
      },
      {
        // Screens in a real browser, with a server that is pretended.
        root: './back-office',
        resolve: { dedupe: onlyOne },
        // Finds lazy dependencies at the start: a package discovered later would reload the page.
        optimizeDeps: { entries: ['main.tsx', '**/*.browser.test.tsx'] },
        test: {
          name: 'browser-back-office',
          sequence: { groupOrder: 3 },
          include: ['**/*.browser.test.tsx'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // The forms are in two files; by itself it would leave one of two cores idle.
          maxWorkers: 2,
          browser: inChromium(),
        },
      },
      {
        // Parts of the website in a real browser.
        root: './web',
        optimizeDeps: { entries: ['**/*.browser.test.tsx'] },
        test: {
          name: 'browser-website',
          sequence: { groupOrder: 3 },
          include: ['**/*.browser.test.tsx'],
          maxWorkers: 2,
          browser: inChromium(),
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
