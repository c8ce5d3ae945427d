import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,server,web,sandbox,demo,tasks}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', 'web/build/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,demo}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/testing/cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
