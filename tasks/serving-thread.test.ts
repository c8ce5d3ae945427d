import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { resolve } from './read-imports.ts'

// The thread that serves loads nothing that works for long without a pause: such work stands in files that it names for
// other threads (`heavyWork` of server/platform/workers) and knows by their types alone.

/** Packages whose work holds up the thread that it runs on, with what they do. */
const heavy = new Set([
  'npm:pdfkit',
  'npm:@cantoo/pdf-lib',
  'npm:pdfjs-dist',
  'npm:csv-parse',
  'npm:fflate',
  'npm:mediabunny',
  'npm:ical.js',
  'npm:marked',
])

/** Modules that a file loads at runtime: non-type imports, and lazy ones unless only those at once are asked for. */
function loadedBy(file: string, isAtOnce: boolean): string[] {
  const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  const isLoaded = (entries: { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    readFileSync(path.join(root, file), 'utf8')
      .slice(start, end)
      .replace(/^['"`]|['"`]$/g, ''),
  )
  return [
    ...module.staticImports
      .filter(({ entries }) => isLoaded(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...(isAtOnce ? [] : late),
  ].map((specifier) => resolve(file, specifier))
}
const root = path.resolve(import.meta.dirname, '..')

/** Every file that runs in a process that begins with this one, and who loads it first. */
function reached(first: string, isAtOnce = false) {
  const from = new Map<string, string>([[first, '']])
  for (const [file] of from) {
    if (file.startsWith('npm:') || !file.endsWith('.ts')) continue
    for (const to of loadedBy(file, isAtOnce)) if (!from.has(to)) from.set(to, file)
  }
  return from
}

const packageOf = (to: string) => /^npm:(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? ''

test('what works for long without a pause is loaded by other threads alone', () => {
  const loaded = [...reached('server/main.ts')]
  expect(loaded.length).toBeGreaterThan(300)
  const found = loaded.filter(([to]) => heavy.has(packageOf(to))).map(([to, from]) => `${from} loads ${to}`)
  expect(found).toEqual([])
})

test('the files that they load name the heavy packages, so that this list is not empty by mistake', () => {
  const works = [
    'server/care/healers/brochure-pdf.ts',
    'server/learning/courses/certificate-pdf.ts',
    'server/money/earnings/statement-pdf.ts',
    'server/money/payments/invoice-pdf.ts',
    'server/money/payments/receipt-pdf.ts',
    'server/platform/media/author-of-pdf.ts',
    'server/administration/back-office/dispute-letter.ts',
    'server/money/organizations/invitation-table.ts',
    'server/care/calendars/read-ics.ts',
    'server/foundation/media/examine.ts',
    'server/platform/media/read-pdf.ts',
    'server/administration/privacy/make-copy.ts',
    'server/administration/imports/course/read-course.ts',
  ]
  const found = new Set(works.flatMap((file) => [...reached(file).keys()].map(packageOf)))
  expect([...heavy].filter((name) => !found.has(name))).toEqual([])
})

test('packages for tracing are loaded late, where an endpoint is configured', () => {
  const tracing = (files: Map<string, string>) =>
    [...files].filter(([to]) => to.startsWith('npm:@opentelemetry/')).map(([, from]) => from)
  expect(tracing(reached('server/main.ts'))).toContain('server/platform/tracing/open-telemetry.ts')
  expect(tracing(reached('server/main.ts', true))).toEqual([])
})
