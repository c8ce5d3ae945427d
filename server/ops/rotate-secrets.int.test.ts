import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runBeside } from '../operation/run-ops.ts'
import { readConfig } from '../platform/config.ts'
import { uuidIds } from '../platform/ids.ts'
import { cryptographicRandom as random } from '../platform/random.ts'
import { type SealedPurpose, sealedPurposes } from '../platform/sealed-columns.ts'
import { createSealedTexts } from '../platform/sealed-texts.ts'
import { makeHealer, type TestHealer } from '../testing/healers.ts'
import { writeWaitingFile } from '../testing/leaving.ts'
import { somebodyWaits } from '../testing/lock-waits.ts'
import { makeOrganization } from '../testing/organizations.ts'
import { makePerson } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const databaseUrl = () => app().app.platform.pool.options.connectionString ?? ''

const secretsOf = (word: string) =>
  Object.fromEntries(
    Object.values(sealedPurposes).map(({ secret }) => [secret, `the ${word} value of ${secret}`]),
  )
const before = secretsOf('old')
const after = secretsOf('new')
/** The new secrets, with those of `word` as the previous ones. */
const during = (word = 'old') => ({
  ...after,
  ...Object.fromEntries(
    Object.values(sealedPurposes).flatMap(({ secret, previous }) =>
      previous ? [[previous, `the ${word} value of ${secret}`]] : [],
    ),
  ),
})
const textsBy = (secrets: Record<string, string>, purpose: SealedPurpose) =>
  createSealedTexts({ config: readConfig(secrets), purpose, random })

const now = new Date('2026-11-21T06:00:00Z')
let healer: TestHealer
let client: string
beforeAll(async () => {
  healer = await makeHealer(app())
  client = (await makePerson(app())).u_id
})
beforeEach(async () => {
  // Signed notes refuse to go, but with the account of their client.
  await app()
    .db.insertInto('account_deletion')
    .values({ u_id: uuidIds.next(), person_id: client, asked_at: now, due_at: now })
    .onConflict((one) => one.doNothing())
    .execute()
  for (const table of [
    'second_factor',
    'second_factor_setup',
    'bank_account',
    'client_note_addendum',
    'client_note',
  ] as const)
    await app().db.deleteFrom(table).execute()
})

/** Bank details of one healer, a number each. */
async function writeBankDetails(count: number) {
  const texts = textsBy(before, 'bank-details')
  await app()
    .db.insertInto('bank_account')
    .values(
      Array.from({ length: count }, (_, number) => ({
        u_id: uuidIds.next(),
        person_id: healer.person_id,
        sealed_details: texts.seal(`number ${number}`),
        created_at: now,
        usable_from: now,
      })),
    )
    .execute()
}

/** What stands there now, by the secrets. */
async function bankDetails(secrets: Record<string, string>) {
  const texts = textsBy(secrets, 'bank-details')
  const rows = await app().db.selectFrom('bank_account').select('sealed_details').orderBy('u_id').execute()
  return rows.map((row) => texts.open(row.sealed_details))
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => `number ${number}`)
const rotate = (secrets: Record<string, string> = during(), given = {}) =>
  runBeside({ ...secrets, DATABASE_URL: databaseUrl() }, 'rotate-secrets', given)

describe('a change of secrets', () => {
  test('seals the texts of each column anew, which the new secrets alone open then', async () => {
    const seal = (purpose: SealedPurpose) => textsBy(before, purpose).seal(`of ${purpose}`)
    const factor = { person_id: client, sealed_secret: seal('second-factor') }
    await app()
      .db.insertInto('second_factor')
      .values({ ...factor, confirmed_at: now })
      .execute()
    await app()
      .db.insertInto('second_factor_setup')
      .values({ ...factor, created_at: now })
      .execute()
    await writeBankDetails(1)
    const signed = { signed_name: 'Meera Rao', sealed_text: seal('client-note'), created_at: now }
    const noteId = uuidIds.next()
    await app()
      .db.insertInto('client_note')
      .values({
        ...{ u_id: noteId, healer_id: healer.u_id, client_id: client, ...signed },
        signed_at: now,
        updated_at: now,
      })
      .execute()
    await app()
      .db.insertInto('client_note_addendum')
      .values({ u_id: uuidIds.next(), note_id: noteId, ...signed })
      .execute()
    await app()
      .db.insertInto('calendar_source')
      .values({
        ...{ u_id: uuidIds.next(), healer_id: healer.u_id, host: 'calendar.example' },
        ...{ counts_tentative: true, counts_whole_days: true, keeps_breaks: false },
        ...{ sealed_address: seal('calendar-access'), created_at: now, next_read_at: now, asked_at: now },
      })
      .execute()
    const accountId = uuidIds.next()
    await app()
      .db.insertInto('calendar_account')
      .values({
        ...{ u_id: accountId, healer_id: healer.u_id, provider: 'google', connected_at: now },
        sealed_access: seal('calendar-access'),
      })
      .execute()
    await app()
      .db.insertInto('calendar_writing')
      .values({
        ...{ u_id: uuidIds.next(), healer_id: healer.u_id, account_id: accountId, names_clients: false },
        ...{ sealed_calendar: seal('calendar-access'), created_at: now, next_look_at: now },
      })
      .execute()
    const admin = await makePerson(app(), { roles: ['admin'] })
    await app()
      .db.insertInto('webhook_endpoint')
      .values({
        ...{
          u_id: uuidIds.next(),
          url: 'https://books.example/hook',
          description: '',
          kinds: ['order.paid'],
        },
        ...{ sealed_secrets: seal('webhook'), state: 'on', created_by: admin.u_id },
        ...{ created_at: now, updated_at: now },
      })
      .execute()
    const organizationId = await makeOrganization(app(), { budgetPaise: 0 })
    await app()
      .db.insertInto('organization_sign_on')
      .values({
        ...{ u_id: uuidIds.next(), organization_id: organizationId, issuer: 'https://id.example' },
        ...{ client_id: 'new-you', sealed_secret: seal('organization-sign-on'), is_on: false },
        ...{ updated_by: admin.u_id, updated_at: now },
      })
      .execute()
    await app()
      .db.insertInto('practice_archive')
      .values({
        ...{ u_id: uuidIds.next(), asked_by: admin.u_id, requested_at: now, expires_at: now },
        ...{ sealing: '{}', sealed_key: seal('practice-archive') },
      })
      .execute()
    await writeWaitingFile(app(), healer, seal('departure-file'))
    await app()
      .db.insertInto('signing_key')
      .values({
        ...{ u_id: uuidIds.next(), key_id: 'key', public_key: '{}', created_at: now },
        sealed_private_key: seal('signing-key'),
      })
      .execute()
    const columns = Object.values(sealedPurposes).flatMap(({ columns }) => [...columns])
    const tables = Object.fromEntries(columns.map(({ table }) => [table, { resealed: 1, unreadable: 0 }]))

    const dry = await rotate(during(), { 'dry-run': true })
    expect(dry).toMatchObject({
      isWell: false,
      found: { tables, says: expect.stringContaining('Nothing was written') },
    })
    expect(await bankDetails(before)).toEqual(numbers(1))
    expect(await rotate()).toEqual({
      isWell: true,
      found: {
        tables,
        missing_keys: {},
        says: expect.stringContaining('WEBHOOKS_SECRET_PREVIOUS may be removed'),
      },
    })
    expect(await bankDetails(after)).toEqual(numbers(1))
    const note = await app().db.selectFrom('client_note').selectAll().executeTakeFirstOrThrow()
    expect(textsBy(after, 'client-note').open(note.sealed_text)).toBe('of client-note')
    expect(note).toMatchObject({ revision: 1, updated_at: now, signed_at: now })
    const added = await app().db.selectFrom('client_note_addendum').selectAll().executeTakeFirstOrThrow()
    expect(textsBy(after, 'client-note').open(added.sealed_text)).toBe('of client-note')
    for (const table of ['second_factor', 'second_factor_setup'] as const) {
      const row = await app().db.selectFrom(table).select('sealed_secret').executeTakeFirstOrThrow()
      expect(textsBy(after, 'second-factor').open(row.sealed_secret)).toBe('of second-factor')
    }
  })

  test('is nothing on a site without sealed texts', async () => {
    const none = { resealed: 0, unreadable: 0 }
    expect(await rotate()).toMatchObject({
      isWell: true,
      found: { tables: { bank_account: none, client_note: none } },
    })
  })

  test('by a wrong previous secret names the missing key and leaves everything as it was', async () => {
    await writeBankDetails(3)
    const [, missing] = textsBy(before, 'bank-details').presentPrefix.split('.')
    expect(await rotate(during('wrong'))).toMatchObject({
      isWell: false,
      found: {
        tables: { bank_account: { resealed: 0, unreadable: 3 } },
        missing_keys: { bank_account: [missing] },
        says: expect.stringContaining('were left as they are'),
      },
    })
    expect(await bankDetails(before)).toEqual(numbers(3))
  })

  test('loses nothing that somebody changes meanwhile', async () => {
    await writeBankDetails(3)
    const last = app().db.selectFrom('bank_account').select('u_id').orderBy('u_id', 'desc').limit(1)
    const rotating = await app()
      .db.transaction()
      .execute(async (trx) => {
        await trx
          .updateTable('bank_account')
          .set({ sealed_details: textsBy(before, 'bank-details').seal('changed meanwhile') })
          .where('u_id', '=', last)
          .execute()
        const work = rotate()
        await somebodyWaits(app().db)
        return { work }
      })
    expect(await rotating.work).toMatchObject({
      isWell: true,
      found: { tables: { bank_account: { resealed: 3, unreadable: 0 } } },
    })
    expect(await bankDetails(after)).toEqual(['number 0', 'number 1', 'changed meanwhile'])
  })

  test('that is killed in the middle is run again, and a third time finds nothing to do', async () => {
    const count = 450
    await writeBankDetails(count)
    await app()
      .db.transaction()
      .execute(async (trx) => {
        const last = trx.selectFrom('bank_account').select('u_id').orderBy('u_id', 'desc').limit(1)
        await trx.selectFrom('bank_account').select('u_id').where('u_id', '=', last).forUpdate().execute()
        const work = spawn(
          process.execPath,
          [path.join(import.meta.dirname, '../ops.ts'), 'rotate-secrets'],
          {
            env: { ...process.env, ...during(), NODE_ENV: 'test', DATABASE_URL: databaseUrl() },
            stdio: 'ignore',
          },
        )
        const ended = once(work, 'exit')
        await somebodyWaits(app().db)
        const { presentPrefix } = textsBy(after, 'bank-details')
        const anew = await app()
          .db.selectFrom('bank_account')
          .select((of) => of.fn.countAll<string>().as('count'))
          .where('sealed_details', 'like', `${presentPrefix}%`)
          .executeTakeFirstOrThrow()
        expect(anew).toEqual({ count: 400 })
        work.kill('SIGKILL')
        await ended
      })
    // Some are sealed anew, others not; the site knows both secrets and reads them all.
    expect(await bankDetails(during())).toEqual(numbers(count))
    expect(await rotate()).toMatchObject({ isWell: true })
    expect(await bankDetails(after)).toEqual(numbers(count))
    expect(await rotate(after)).toMatchObject({
      isWell: true,
      found: { tables: { bank_account: { resealed: 0, unreadable: 0 } } },
    })
  })
})
