import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** What is measured between browsers and has no place among the journeys, because it takes its time. */
export default defineConfig({
  ...journeys,
  testDir: './measures',
  projects: [{ name: 'measures', workers: 1 }],
  workers: 1,
  timeout: 45 * 60_000,
  reporter: [['list']],
})
