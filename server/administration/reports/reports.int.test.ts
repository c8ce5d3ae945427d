import type { ReportName } from '@newyou/contract/administration/reports/declared'
import { homeZone } from '@newyou/contract/business'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../platform/clock.ts'
import { plainSite } from '../../testing/plain-site.ts'
import { reportRows, withoutRules } from '../../testing/report-rows.ts'
import { differencesOfReports } from '../../testing/reports.ts'
import { makePerson, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { isVisit } from './visits.ts'

const app = useTestApp({ web: plainSite() })
const count = () => app().app.modules.reports.countChanged()
const read = (
  report: ReportName,
  as: TestUser,
  query: { from: string; to: string; step?: 'week' | 'month'; compare?: 'year' },
) => app().call(`GET /api/staff/reports/${report}`, { query }, { as })

let rows: ReturnType<typeof reportRows>
beforeAll(async () => {
  const people: string[] = []
  for (let place = 0; place < 4; place += 1) people.push((await makePerson(app())).u_id)
  await withoutRules(app().db)
  rows = reportRows(app().db, people)
  await rows.courses?.(0, 0, 0)
})

test('after whatever happened, what was counted is what the rows say, also when it is counted twice', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(rows)), fc.nat(200), fc.nat(200), fc.nat(200))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (happened) => {
      for (const [name, a, b, c] of happened) await rows[name]?.(a, b, c)
      await count()
      expect(await differencesOfReports(app().db)).toEqual([])
      await sql`insert into report_change (report, day) select distinct report, day from report_day`.execute(
        app().db,
      )
      await Promise.all([count(), count()])
      expect(await differencesOfReports(app().db)).toEqual([])
    }),
    { endOnFailure: true },
  )
})

describe('reading', () => {
  const range = { from: '2026-04-01', to: '2026-05-30' }

  test('steps add up to the whole, the period before has as many days, and the age is said', async () => {
    const admin = await makeStaff(app(), ['admin'])
    await rows.refer?.(1, 1, 0)
    await count()
    const counted = await sql<{
      day: string
      points: number
    }>`select day::text, value as points from report_day
      where report = 'referrals' and measure = 'points' and day between ${range.from} and ${range.to}`.execute(
      app().db,
    )
    const points = counted.rows.reduce((sum, row) => sum + row.points, 0)
    for (const step of ['week', 'month'] as const) {
      const { data } = await read('referrals', admin, { ...range, step })
      expect(data?.figures.counted.points).toBe(points)
      expect(data?.figures.steps.reduce((sum, { counted }) => sum + (counted.points ?? 0), 0)).toBe(points)
      expect(data?.figures.steps[0]?.from).toBe(range.from)
      expect(data?.before).toMatchObject({ from: '2026-01-31', to: '2026-03-31' })
      expect(data?.counted_at).toBe(app().clock.now().toISOString())
      expect(data?.days_waiting).toBe(0)
    }
    await rows.refer?.(2, 2, 0)
    expect((await read('referrals', admin, range)).data?.days_waiting).toBe(1)
  })

  test('a range is compared with the same days of the year before, of 29 February with the 28th', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const beforeOf = async (from: string, to: string) =>
      (await read('referrals', admin, { from, to, compare: 'year' })).data?.before
    expect(await beforeOf('2026-04-01', '2026-04-30')).toMatchObject({ from: '2025-04-01', to: '2025-04-30' })
    const leap = await beforeOf('2024-02-01', '2024-02-29')
    expect(leap).toMatchObject({ from: '2023-02-01', to: '2023-02-28' })
    expect(leap?.steps).toHaveLength(28)
  })

  test('the list has the main figure of the last 30 days and of the 30 before, for each report of the role', async () => {
    await app().db.deleteFrom('report_day').execute()
    const today = dayIn(homeZone, app().clock.now())
    const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
    const value = (report: ReportName, measure: string, days: number, value: number) => ({
      report,
      measure,
      day: ago(days),
      value,
    })
    await app()
      .db.insertInto('report_day')
      .values([
        value('revenue', 'sessions_paise', 0, 100),
        value('revenue', 'courses_paise', 29, 20),
        value('revenue', 'courses_paise', 30, 7),
        value('revenue', 'courses_paise', 60, 1000),
        value('support-times', 'tickets', 1, 5),
      ])
      .execute()
    const list = async (as: TestUser) => (await app().call('GET /api/staff/reports', {}, { as })).data
    const ofFinance = await list(await makeStaff(app(), ['finance']))
    expect(ofFinance?.map(({ name }) => name)).toEqual(['revenue', 'referrals'])
    expect(ofFinance?.[0]).toMatchObject({ now: 120, before: 7 })
    const days = ofFinance?.[0]?.days ?? []
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ from: ago(29), value: 20 })
    expect(days[28]).toEqual({ from: ago(1), value: 0 })
    expect(days[29]).toEqual({ from: today, value: 100 })
    const ofSupport = await list(await makeStaff(app(), ['support']))
    expect(ofSupport?.map(({ name, now }) => [name, now])).toEqual([['support-times', 5]])
  })

  test('each sees the reports of their role alone', async () => {
    const staff = {
      finance: await makeStaff(app(), ['finance']),
      support: await makeStaff(app(), ['support']),
      editor: await makeStaff(app(), ['editor']),
    }
    const status = async (report: ReportName, role: keyof typeof staff) =>
      (await read(report, staff[role], range)).status
    expect(await status('revenue', 'finance')).toBe(200)
    expect(await status('support-times', 'support')).toBe(200)
    expect(await status('course-completion', 'editor')).toBe(200)
    expect(await status('support-times', 'finance')).toBe(403)
    expect(await status('revenue', 'support')).toBe(403)
    expect(await status('revenue', 'editor')).toBe(403)
  })

  test('a range that ends before it begins, is too long, or has too many steps is refused in words', async () => {
    const admin = await makeStaff(app(), ['admin'])
    const errorsOf = async (query: { from: string; to: string; step?: 'week' }) => {
      const { status, errors } = await read('bookings', admin, query)
      expect(status).toBe(400)
      return errors
    }
    expect(await errorsOf({ from: '2026-05-02', to: '2026-05-01' })).toEqual({
      to: 'The end must not be before the start',
    })
    expect(await errorsOf({ from: '2020-01-01', to: '2026-05-01', step: 'week' })).toEqual({
      from: 'Please choose at most five years',
    })
    expect(await errorsOf({ from: '2024-01-01', to: '2026-05-01' })).toEqual({
      step: 'Please choose weeks or months for a period this long',
    })
  })

  test('the table has a line for each step, for all, and for the period before; the download is written down', async () => {
    const admin = await makeStaff(app(), ['admin'])
    await app().db.deleteFrom('report_day').execute()
    await app()
      .db.insertInto('report_day')
      .values([
        { report: 'revenue', day: '2026-04-02', measure: 'sessions_paise', value: 150_050 },
        { report: 'revenue', day: '2026-04-02', measure: 'refunded_paise', value: 200_000 },
        { report: 'revenue', day: '2026-03-31', measure: 'courses_paise', value: 100 },
      ])
      .execute()
    const { data } = await app().call(
      'GET /api/staff/reports/revenue/export',
      { query: { from: '2026-04-01', to: '2026-04-02' } },
      { as: admin },
    )
    expect(data?.name).toBe('revenue-2026-04-01-2026-04-02.csv')
    const lines = data?.csv.split('\r\n') ?? []
    expect(lines[0]).toContain('"From","Sessions (INR)"')
    expect(lines[1]).toMatch(/^"2026-04-01",0,/)
    expect(lines[2]).toMatch(/^"2026-04-02",1500.5,.*,1500.5,-499.5$/)
    expect(lines[3]).toMatch(/^"2026-04-01 to 2026-04-02",1500.5,/)
    expect(lines[4]).toMatch(/^"2026-03-30 to 2026-03-31",0,1,/)
    const noted = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'record_id'])
      .where('staff_id', '=', admin.uId)
      .execute()
    expect(noted).toEqual([{ action: 'export', record_id: 'revenue' }])
  })
})

describe('visits', () => {
  const opened = {
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  const asked = (headers: Record<string, string>, url = '/healers') =>
    isVisit({ method: 'GET', url, headers })

  test('a page that a browser opens from elsewhere is one; links of ours, reloads, what is loaded ahead, calls and robots are not', () => {
    expect(asked(opened)).toBe(true)
    expect(asked({ ...opened, 'sec-fetch-site': 'cross-site' }, '/?utm_source=letter')).toBe(true)
    expect(asked({ ...opened, 'sec-fetch-site': 'same-origin' })).toBe(false)
    expect(asked({ ...opened, 'cache-control': 'max-age=0' })).toBe(false)
    expect(asked({ ...opened, 'sec-purpose': 'prefetch' })).toBe(false)
    expect(asked(opened, '/api/website/healer')).toBe(false)
    expect(asked(opened, '/admin/orders')).toBe(false)
    expect(asked({})).toBe(false)
  })

  test('they are written by day, added to what was counted before, and no row says who', async () => {
    await app().db.deleteFrom('visit_day').execute()
    const { visits } = app().app.modules.reports
    const open = () => app().app.http.inject({ method: 'GET', url: '/healers', headers: opened })
    await open()
    await visits.write()
    await Promise.all([open(), open()])
    await visits.write()
    const day = app().clock.now().toISOString().slice(0, 10)
    expect(await app().db.selectFrom('visit_day').selectAll().execute()).toEqual([{ day, visits: 3 }])
  })
})
