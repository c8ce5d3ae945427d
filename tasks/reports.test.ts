import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ensure-installed.mjs'
import { readReport } from './reports.ts'

async function read(report: unknown) {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-report-'))
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  const found = await readReport(file)
  await rm(folder, { recursive: true })
  return found
}

test('failed tests of vitest are named with the first line of their error', async () => {
  expect(
    await read({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: path.join(root, 'server/a.int.test.ts'),
          startTime: 1000,
          endTime: 4000,
          assertionResults: [
            { status: 'passed', fullName: 'a works', failureMessages: [] },
            { status: 'failed', fullName: 'b works', failureMessages: ['Error: no\n    at b'] },
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: ['server/a.int.test.ts › b works: Error: no'],
    slowest: ['server/a.int.test.ts 3 s'],
  })
})

test('failed journeys are named, also within a group, without the colours of a terminal', async () => {
  const failed = { duration: 2000, error: { message: '\u001b[31mError: not seen\u001b[39m\n\nLocator' } }
  const booked = {
    duration: 1000,
    annotations: [
      { type: 'contexts', description: '2' },
      { type: 'pages', description: '11' },
    ],
  }
  expect(
    await read({
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          file: 'booking.e2e.ts',
          specs: [{ title: 'books', ok: true, tests: [{ results: [booked] }] }],
          suites: [
            {
              file: 'booking.e2e.ts',
              specs: [{ title: 'pays', ok: false, tests: [{ results: [failed] }] }],
            },
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: ['booking.e2e.ts › pays: Error: not seen'],
    slowest: ['booking.e2e.ts 3 s'],
    opened: { pages: 11, contexts: 2 },
  })
})

test('a step that wrote no report has none', async () => {
  expect(await readReport('/nowhere/report.json')).toBeUndefined()
})
