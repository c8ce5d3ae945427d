import { reports } from '@newyou/contract/administration/reports/declared'
import type { ReportData, ReportOverview } from '@newyou/contract/administration/reports/reports'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const days = Array.from({ length: 30 }, (_, place) =>
  new Date(Date.UTC(2026, 0, 5 + place)).toISOString().slice(0, 10),
)
const counted = { tickets: 2, answered: 2, closed: 1, answer_seconds: 7200, closing_seconds: 9000 }
const figures = {
  from: '2026-01-05',
  to: '2026-02-03',
  steps: days.map((from, place) => ({ from, counted: place % 7 === 6 ? {} : counted })),
  counted,
}
const data: ReportData = {
  figures,
  before: { ...figures, from: '2025-12-06', to: '2026-01-04' },
  counted_at: '2026-02-03T06:00:00.000Z',
  days_waiting: 0,
}
const overview: ReportOverview[] = reports.map(({ name }) => ({
  name,
  now: 120,
  before: 100,
  days: days.map((from, place) => ({ from, value: place % 5 })),
}))

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.answers.set('GET /api/staff/reports', overview)
  server.answers.set('GET /api/staff/reports/support-times', data)
  server.start()
})
afterEach(() => server.stop())

const namesBelow = (figure: Element) =>
  [...figure.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map((label) => ({
    words: label.textContent,
    ...label.getBoundingClientRect().toJSON(),
  })) as { words: string; left: number; right: number }[]

for (const width of [390, 1280])
  test(`the days of a chart are named in words that do not touch at ${width} pixels`, async () => {
    await page.viewport(width, 900)
    const main = await openOffice('/reports/support-times/show?from=2026-01-05&to=2026-02-03')
    for (const chart of ['Tickets', 'Mean times']) {
      const figure = main.getByRole('figure').filter({ hasText: chart })
      await expect.poll(() => namesBelow(figure.element()).length).toBeGreaterThan(1)
      const names = namesBelow(figure.element())
      for (const { words, right } of names) {
        expect(words).toMatch(/^Mon, \d+ (Jan|Feb)$/)
        expect(right).toBeLessThanOrEqual(width)
      }
      for (const [place, { left }] of names.entries())
        expect(left).toBeGreaterThan(names[place - 1]?.right ?? Number.NEGATIVE_INFINITY)
    }
    await expect.element(main.getByText('A day without any is 0.')).toBeVisible()
    await expect
      .element(main.getByText(/^A gap is a day with nothing under “Answered” or “Closed”/))
      .toBeVisible()
  })

test('a report is compared with the same days a year before, and its address says so', async () => {
  await page.viewport(1280, 900)
  const main = await openOffice('/reports/support-times/show?from=2026-01-05&to=2026-02-03')
  await main.getByRole('combobox', { name: /^Compare with/ }).click()
  await page.getByRole('option', { name: 'Same days a year before' }).click()
  await expect.element(main.getByRole('rowheader', { name: /^A year before: / })).toBeVisible()
  expect(new URLSearchParams(location.search).get('compare')).toBe('year')
})

test('each report of the list has its main figure in words', async () => {
  const main = await openOffice('/reports')
  const support = main.getByRole('link', { name: /Support times/ })
  await expect.element(support).toMatchTextContent(/Tickets in 30 days; 100 in the 30 before, \+20%/)
  await expect.element(main.getByRole('link', { name: /Revenue/ })).toMatchTextContent(/₹1\.20/)
})
