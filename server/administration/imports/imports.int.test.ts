import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile } from '../../testing/people.ts'
import { makePerson, makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(() => app().clock.set(start))
const { read, check, apply, undo, one, lines, tried } = importsOf(app, () => admin)

const freshEmail = () => `imported-${randomUUID()}@example.com`
const table = (...rows: string[][]) => ['Name,Phone,Email', ...rows.map((row) => row.join(','))].join('\n')
const outcomes = async (id: string) => (await lines(id))?.map(({ outcome }) => outcome)
const person = (contact: string) =>
  app()
    .db.selectFrom('person')
    .selectAll()
    .where(contact.includes('@') ? 'email' : 'phone', '=', contact)
    .executeTakeFirst()

/** One imported client with these contacts. */
async function imported(name: string, mobile: string, email: string) {
  const { u_id: id } = await tried(table([name, mobile, email]))
  expect((await apply(id)).data?.counts).toMatchObject({ added: 1 })
  const made = await person(email || mobile)
  if (!made) throw new Error('nobody was imported')
  return { id, personId: made.u_id }
}
describe('an import of clients', () => {
  test('is for administrators, and doing it wants an OTP of now', async () => {
    const support = await steppedUp(app(), await makeStaff(app(), ['support']))
    expect((await app().call('GET /api/staff/imports', { query: {} }, { as: support })).status).toBe(403)
    const { u_id: id } = await tried(table(['Asha Rao', freshMobile(), '']))
    const fresh = await makeStaff(app(), ['admin'])
    for (const deed of ['apply', 'undo', 'question'] as const)
      expect(
        await app().call(`POST /api/staff/imports/{id}/${deed}`, { params: { id } }, { as: fresh }),
      ).toMatchObject({ status: 403, code: 'stepUpRequired' })
  })

  test('is read, tried and done: each line says what became of it, and the trail who did it', async () => {
    const [there, other, guest] = [
      await makePerson(app(), { firstName: 'Meera' }),
      await makePerson(app()),
      freshMobile(),
    ]
    await app()
      .db.insertInto('person')
      .values({
        ...{
          u_id: app().app.platform.ids.next(),
          state: 'guest',
          first_name: 'Vimala',
          last_name: '',
          phone: guest,
        },
        ...{ created_at: start, updated_at: start },
      })
      .execute()
    const [mobile, email] = [freshMobile(), freshEmail()]
    const begun = await read(
      table(
        ['Ravi Iyer', mobile, email],
        ['Meera Nair', there.phone ?? '', ''],
        ['Somebody Else', there.phone ?? '', ''],
        ['Meera Nair', there.phone ?? '', other.email ?? ''],
        ['Vimala', guest, ''],
        ['Nobody', '', ''],
      ),
    )
    expect(begun).toMatchObject({
      status: 201,
      data: { state: 'columns', lines: 6, columns: { name: 0, mobile: 1, email: 2 } },
    })
    const id = begun.data?.u_id ?? ''
    expect((await apply(id)).code).toBe('notNow')
    await check(id, begun.data?.columns ?? {})
    expect(await person(email)).toBeUndefined()
    const shown = await lines(id)
    expect(shown?.map(({ line, outcome, problems: [why = ''] }) => [line, outcome, why])).toEqual([
      [2, 'ready', ''],
      [3, 'exists', 'Has an account with this mobile number'],
      [4, 'problem', 'Line 3 has the same mobile number'],
      [5, 'problem', 'Line 3 has the same mobile number'],
      [6, 'exists', 'The front desk knows this mobile number'],
      [7, 'problem', expect.stringContaining('neither')],
    ])
    expect((await apply(id)).data).toMatchObject({
      state: 'applied',
      counts: { added: 1, exists: 2, problem: 3, ready: 0 },
      undo_until: '2026-11-28T06:00:00.000Z',
      clients: { to_ask: 1, asked: 0 },
    })
    expect(await person(email)).toMatchObject({
      ...{ state: 'imported', origin: 'import', first_name: 'Ravi', last_name: 'Iyer', phone: mobile },
      ...{ phone_verified_at: null, email_verified_at: null },
    })
    expect((await apply(id)).code).toBe('notNow')
    expect((await check(id, begun.data?.columns ?? {})).code).toBe('notNow')
    const report = await app().call('GET /api/staff/imports/{id}/report', { params: { id } }, { as: admin })
    expect(report.data?.csv).toContain('"Added"')
    const trail = await app().call('GET /api/staff/audit', { query: { record: id } }, { as: admin })
    expect(trail.data?.map(({ action, changes }) => [action, changes.lines])).toEqual([
      ['export', undefined],
      ['import', [null, 1]],
    ])
  })

  test('an account of another first name, and a number and an e-mail of two people, are never merged', async () => {
    const [one, other] = [await makePerson(app()), await makePerson(app())]
    const named = await tried(table(['Ravi', one.phone ?? '', '']))
    expect((await lines(named.u_id))?.[0]).toMatchObject({
      outcome: 'problem',
      problems: ['Has an account with this mobile number, under another first name. Nothing was merged'],
    })
    const { u_id: id } = await tried(table(['Ananya', one.phone ?? '', other.email ?? '']))
    expect((await lines(id))?.[0]).toMatchObject({
      outcome: 'problem',
      problems: ['The mobile number and the e-mail belong to two different people here'],
    })
  })

  test('who registered after it was tried is left as they are, and no one is there twice', async () => {
    const mobile = freshMobile()
    const first = await tried(table(['Ravi Iyer', mobile, '']))
    const second = await tried(table(['Ravi Iyer', mobile, '']))
    const [one, other] = await Promise.all([apply(first.u_id), apply(second.u_id)])
    expect([one.data?.counts.added, other.data?.counts.added].toSorted()).toEqual([0, 1])
    const third = await tried(table(['Ananya', freshMobile(), '']))
    await app()
      .db.updateTable('import_line')
      .set({ outcome: 'ready' })
      .where('run_id', '=', third.u_id)
      .execute()
    expect(
      await app().db.selectFrom('person').select('u_id').where('phone', '=', mobile).execute(),
    ).toHaveLength(1)
  })

  test('columns that are not enough, or not there, are refused in words', async () => {
    const { data } = await read(table(['Ravi', freshMobile(), '']))
    const id = data?.u_id ?? ''
    expect(await check(id, { name: 0 })).toMatchObject({
      status: 400,
      errors: { columns: expect.stringContaining('mobile number or the e-mail') },
    })
    expect(await check(id, { mobile: 1 })).toMatchObject({
      errors: { columns: expect.stringContaining('name') },
    })
    expect(await check(id, { name: 0, mobile: 9 })).toMatchObject({
      errors: { columns: 'This file has no such column' },
    })
    expect(await check(id, { name: 0, mobile: 0 })).toMatchObject({
      errors: { columns: 'A column can hold one field only' },
    })
    expect(await check(id, { name: 0, mobile: 1, shoe: 2 })).toMatchObject({ status: 400 })
    expect((await one(id))?.state).toBe('columns')
  })

  test('remembers columns that were chosen', async () => {
    const file = `Klient,Handy\nRavi Iyer,${freshMobile()}`
    const first = await read(file)
    expect(first.data?.columns).toEqual({})
    await check(first.data?.u_id ?? '', { name: 0, mobile: 1 })
    expect((await read(file)).data?.columns).toEqual({ name: 0, mobile: 1 })
  })

  test('a file that is none is refused, and one that was only tried can be thrown away', async () => {
    expect(await read('')).toMatchObject({ status: 400, code: 'fileRefused' })
    const { u_id: id } = await tried(table(['Ravi', freshMobile(), '']))
    const discard = () => app().call('DELETE /api/staff/imports/{id}', { params: { id } }, { as: admin })
    expect((await discard()).status).toBe(200)
    expect((await discard()).status).toBe(404)
  })
})

describe('undoing an import', () => {
  test('takes back who is as they were and used by nothing, and keeps the others', async () => {
    const [same, changed, used] = [freshEmail(), freshEmail(), freshEmail()]
    const { u_id: id } = await tried(table(['Asha', '', same], ['Ravi', '', changed], ['Meera', '', used]))
    await apply(id)
    await app().db.updateTable('person').set({ city: 'Pune' }).where('email', '=', changed).execute()
    await sql`insert into consent (u_id, person_id, purpose, is_given, version, at)
      select gen_random_uuid(), u_id, 'suggestions', true, 1, now() from person where email = ${used}`.execute(
      app().db,
    )
    app().clock.advance(days(6))
    admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    expect((await undo(id)).data).toMatchObject({
      state: 'undone',
      counts: { removed: 1, kept: 2 },
      undo_until: null,
    })
    expect(await outcomes(id)).toEqual(['removed', 'kept', 'kept'])
    expect(await person(same)).toBeUndefined()
    expect(await person(changed)).toMatchObject({ state: 'imported' })
    expect((await undo(id)).code).toBe('notNow')
  })

  test('ends after seven days, and with it the lines', async () => {
    const { id, personId } = await imported('Asha Rao', '', freshEmail())
    app().clock.advance(days(7))
    admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
    expect((await undo(id)).code).toBe('importTooOld')
    app().clock.advance(1000)
    await app().app.modules.imports.sweep()
    expect(await lines(id)).toEqual([])
    expect(await one(id)).toMatchObject({
      state: 'applied',
      lines: 1,
      undo_until: null,
      clients: { to_ask: 1 },
    })
    const { made } = await app()
      .db.selectFrom('import_made')
      .select((of) => of.fn.countAll<number>().as('made'))
      .where('record_id', '=', personId)
      .executeTakeFirstOrThrow()
    expect(made).toBe(0)
  })
})

test('the command tries and does an import, and undoes it', async () => {
  const path = `${await mkdtemp(`${tmpdir()}/newyou-import-`)}/clients.csv`
  const email = freshEmail()
  await writeFile(path, table(['Asha Rao', '', email], ['Nobody', '', '']))
  const { imports } = app().app.modules
  const file = { path, name: 'clients.csv' }
  const rehearsal = await imports.fromFile('clients', file, { isDryRun: true })
  expect(rehearsal.found.counts).toMatchObject({ ready: 1, problem: 1 })
  expect(rehearsal.problems).toEqual([expect.stringMatching(/^Line 3: There is neither/)])
  expect(await person(email)).toBeUndefined()
  const { found } = await imports.fromFile('clients', file, { isDryRun: false })
  expect(found.counts).toMatchObject({ added: 1, problem: 1 })
  expect((await imports.undo(found.u_id)).counts).toMatchObject({ removed: 1 })
})
