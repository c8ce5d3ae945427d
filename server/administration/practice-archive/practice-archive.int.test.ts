import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { after, days } from '../../platform/clock.ts'
import { unpackArchive } from '../../platform/practice-archive/archive-file.ts'
import { openKey } from '../../platform/practice-archive/passphrase.ts'
import { cryptographicRandom } from '../../platform/random.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const passphrase = 'five words that nobody guesses'
const ask = (as: TestUser, by = passphrase) =>
  app().call('POST /api/staff/practice-archives', { body: { passphrase: by } }, { as })
const list = async (as: TestUser) => (await app().call('GET /api/staff/practice-archives', {}, { as })).data
const addressOf = (as: TestUser, archiveId: string) =>
  app().call('POST /api/staff/practice-archives/{archiveId}/address', { params: { archiveId } }, { as })
const remove = (as: TestUser, archiveId: string) =>
  app().call('DELETE /api/staff/practice-archives/{archiveId}', { params: { archiveId } }, { as })
const get = (url = '') => app().app.http.inject({ method: 'GET', url })
const keptKeys = () =>
  app().db.selectFrom('practice_archive').select('sealed_key').where('sealed_key', 'is not', null).execute()

let folder: string
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-archive-'))
  admin = await makeStaff(app(), ['admin'], { firstName: 'Kavya', lastName: 'Rao' })
  other = await makeStaff(app(), ['admin'])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('only an administrator with a fresh OTP and a passphrase that nobody guesses gets a file', async () => {
  const support = await makeStaff(app(), ['support', 'finance'])
  expect(await ask(support)).toMatchObject({ status: 403 })
  expect(await ask(admin)).toMatchObject({ status: 403, code: 'stepUpRequired' })
  await steppedUp(app(), admin)
  for (const guessed of ['short', 'aaaaaaaaaaaaaaaaaaaaaaaa', ' '.repeat(20)])
    expect(await ask(admin, guessed)).toMatchObject({
      status: 400,
      errors: { passphrase: expect.stringContaining('Please choose a passphrase') },
    })
  expect(await list(admin)).toEqual([])
})

test('the file is made beside the site, told to all administrators, downloaded, and gone after three days', async () => {
  const asked = await ask(admin)
  expect(asked).toMatchObject({ status: 201, data: { state: 'waiting', asked_by: 'Kavya Rao', bytes: null } })
  const archiveId = asked.data?.u_id ?? ''
  // One at a time, and nothing to download yet.
  expect(await ask(admin)).toMatchObject({ status: 409, code: 'notNow' })
  expect(await addressOf(admin, archiveId)).toMatchObject({ status: 409, code: 'notNow' })
  expect(await keptKeys()).toHaveLength(1)
  await app().drain()
  expect(await list(other)).toMatchObject([{ u_id: archiveId, state: 'ready', percent: 100 }])
  expect(await keptKeys()).toEqual([])
  const told = await app()
    .db.selectFrom('notification')
    .select('person_id')
    .where('message', '=', 'staff.practiceArchive')
    .execute()
  expect(told.map(({ person_id: one }) => one).sort()).toEqual([admin.uId, other.uId].sort())

  expect(await addressOf(other, archiveId)).toMatchObject({ status: 403, code: 'stepUpRequired' })
  const { data } = await addressOf(admin, archiveId)
  const file = await get(data?.address)
  expect(file.headers['content-disposition']).toMatch(/practice-\d{4}-\d\d-\d\d\.tar\.gz/)
  await writeFile(path.join(folder, 'practice.tar.gz'), file.rawPayload)
  await unpackArchive(path.join(folder, 'practice.tar.gz'), path.join(folder, 'out'))
  const manifest = JSON.parse(await readFile(path.join(folder, 'out/manifest.json'), 'utf8'))
  await expect(openKey(passphrase, manifest.sealing, cryptographicRandom)).resolves.toBeTruthy()
  await expect(openKey('another passphrase', manifest.sealing, cryptographicRandom)).rejects.toThrow(
    'passphrase',
  )
  expect(await readFile(path.join(folder, 'out/tables/person.jsonl'), 'utf8')).toContain('"Kavya"')
  expect(await readdir(path.join(app().app.platform.config.DATA_FOLDER, 'copies'))).toEqual([])

  const trail = await app()
    .db.selectFrom('audit_entry')
    .select(['action', 'staff_id'])
    .where('record_id', '=', archiveId)
    .orderBy('at')
    .orderBy('u_id')
    .execute()
  expect(trail).toEqual(['create', 'download'].map((action) => ({ action, staff_id: admin.uId })))

  app().clock.set(after(app().clock.now(), days(3)))
  await app().app.platform.jobs.runNow('sweep')
  const user = await steppedUp(app(), await signInAgain())
  expect(await list(user)).toMatchObject([{ state: 'removed' }])
  expect(await addressOf(user, archiveId)).toMatchObject({ status: 409, code: 'notNow' })
  expect(await app().app.platform.privateFiles.read(`practice-archives/${archiveId}.gz`)).toBeUndefined()
})

/** Sessions of colleagues do not last for three days. */
const signInAgain = () => makeStaff(app(), ['admin'])

test('one that is removed while it waits is not made', async () => {
  const user = await steppedUp(app(), await signInAgain())
  const { data } = await ask(user)
  expect(await remove(user, data?.u_id ?? '')).toMatchObject({ status: 200, data: { state: 'removed' } })
  await app().drain()
  expect((await list(user))?.[0]).toMatchObject({ state: 'removed', bytes: null })
  expect(await keptKeys()).toEqual([])
  expect(await remove(user, data?.u_id ?? '')).toMatchObject({ status: 409, code: 'notNow' })
})
