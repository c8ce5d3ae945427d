import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './ensure-installed.mjs'

interface Report {
  passed: number
  failed: number
  /** A line for each failed test: where it is, its title, the first line of its error. */
  failures: string[]
  /** The files that took longest, with their seconds. */
  slowest: string[]
  /** Browser work of the journeys. */
  opened?: { pages: number; contexts: number }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  specs?: {
    title: string
    ok: boolean
    tests: {
      results: {
        duration: number
        error?: { message?: string }
        annotations?: { type: string; description?: string }[]
      }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  suites: PlaywrightSuite[]
}

/** Reads what vitest or Playwright wrote as JSON; undefined when it wrote nothing. */
export async function readReport(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (!text) return undefined
  const report: VitestReport | PlaywrightReport = JSON.parse(text)
  return 'stats' in report ? ofJourneys(report) : ofTests(report)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are coloured by control characters
const colour = /\u001b\[[0-9;]*m/g
const firstLine = (text = '') => text.replace(colour, '').split('\n', 1)[0] ?? ''

const slowest = (files: [name: string, ms: number][]) =>
  files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(0)} s`)

const ofTests = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Report => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) => `${path.relative(root, name)} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`,
      ),
  ),
  slowest: slowest(
    testResults.map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]),
  ),
})

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function ofJourneys({ stats, suites }: PlaywrightReport): Report {
  const files = suites.map((suite) => ({ file: suite.file, specs: specsOf(suite) }))
  const resultsOf = (spec: NonNullable<PlaywrightSuite['specs']>[number]) =>
    spec.tests.flatMap(({ results }) => results)
  const annotations = files
    .flatMap(({ specs }) => specs)
    .flatMap(resultsOf)
    .flatMap((result) => result.annotations ?? [])
  const count = (what: string) =>
    annotations.reduce((sum, { type, description }) => (type === what ? sum + Number(description) : sum), 0)
  return {
    opened: { pages: count('pages'), contexts: count('contexts') },
    passed: stats.expected,
    failed: stats.unexpected,
    failures: files.flatMap(({ file, specs }) =>
      specs
        .filter(({ ok }) => !ok)
        .map((spec) => {
          const message = resultsOf(spec).find(({ error }) => error)?.error?.message
          return `${file} › ${spec.title}: ${firstLine(message)}`
        }),
    ),
    slowest: slowest(
      files.map(({ file, specs }) => [
        file,
        specs.flatMap(resultsOf).reduce((sum, { duration }) => sum + duration, 0),
      ]),
    ),
  }
}
