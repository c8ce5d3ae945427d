import { defineConfig } from '@playwright/test'
import { browserWith } from './browser.ts'

/** Films are coded for as long as a room is open, and the busier the machine the longer that is: one room at a time. */
const rooms = /(room|late-healer)\.e2e\.ts$/
/** The longest tests begin first, so that no worker waits for them at the end. */
const longest = /crawl\.e2e\.ts$/

/** Journeys run against the whole site as `npm start` brings it up, on a database of their own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './site.ts',
  outputDir: '../test-results',
  projects: [
    { name: 'rooms', testMatch: rooms, workers: 1 },
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: [rooms, longest] },
  ],
  fullyParallel: true,
  // Two cores: a third of a journey is waiting.
  workers: 3,
  // A journey that needs a second attempt is a failure; `--retries 1` is for finding its cause.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    launchOptions: browserWith(),
    // A journey cannot intercept a worker's requests; only the offline journeys allow workers.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 900 },
    // Movement is drawn by the processor here, and waited for; what moves has a journey that says so.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace is a film of every step, and slows each by half: `--trace on` where one is needed.
    screenshot: 'only-on-failure',
  },
})
