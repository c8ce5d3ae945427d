import type { KeptSettings } from '@newyou/contract/administration/back-office/settings'
import type { Danger } from '@newyou/contract/foundation/crisis/kinds'
import { expect, test } from 'vitest'
import { keptPages } from '../../testing/kept-pages.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const kept = keptPages(app)

const read = async (as: TestUser): Promise<KeptSettings> => {
  const { data } = await app().call('GET /api/staff/settings', {}, { as })
  if (!data) throw new Error('the settings are not there')
  return data
}
const change = (as: TestUser, version: number, values: KeptSettings['values'] | object) =>
  app().call('PATCH /api/staff/settings', { body: { version, values } }, { as })
const onSite = async () => (await app().call('GET /api/website/settings', {})).data

test('a setting is changed, shown at once, and stands in the trail with both values', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { version } = await read(admin)
  const before = await kept('settings')
  const saved = await change(admin, version, { email: 'care@example.com' })
  expect(saved).toMatchObject({ status: 200, data: { values: { email: 'care@example.com' } } })
  expect(await onSite()).toMatchObject({ email: 'care@example.com' })
  const numbersFor = async (danger: Danger) =>
    (await onSite())?.helplines.filter(({ dangers }) => dangers.includes(danger)).map(({ number }) => number)
  expect(await numbersFor('violence')).toEqual(['112', '181', '1091', '1098'])
  expect(await numbersFor('child-abuse')).toEqual(['112', '1098'])
  await expect.poll(() => kept('settings')).not.toBe(before)
  const row = await app()
    .db.selectFrom('audit_entry')
    .select(['staff_id', 'action', 'changes'])
    .where('resource', '=', 'settings')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    staff_id: admin.uId,
    action: 'change',
    changes: { email: ['', 'care@example.com'] },
  })
})

test('of two who change settings at once the second is told, and nothing is overwritten', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { version } = await read(admin)
  const answers = await Promise.all([
    change(admin, version, { address: 'Here' }),
    change(admin, version, { address: 'There' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const stood = answers.find(({ status }) => status === 200)
  expect((await read(admin)).values.address).toBe(stood?.data?.values.address)
})

test('what cannot be is said at its field, and nothing of it is saved', async () => {
  const admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
  const { version, values } = await read(admin)
  const policy = values.booking_policy
  const refused: [object, string][] = [
    [{ email: 'nobody' }, 'values.email'],
    [{ facebook_community: 'https://evil.example/us' }, 'facebook_community'],
    [{ link_hosts: ['https://x.com'] }, 'link_hosts'],
    [{ gstin: '123' }, 'values.gstin'],
    [{ company_name: 'New You', company_state: '' }, 'company_state'],
    [
      {
        booking_policy: {
          ...policy,
          refund_steps: [
            { until_hours: 2, percent: 50 },
            { until_hours: 24, percent: 100 },
          ],
        },
      },
      'values.booking_policy.refund_steps',
    ],
  ]
  for (const [sent, field] of refused)
    expect([field, await change(admin, version, { address: 'Lost', ...sent })]).toMatchObject([
      field,
      { status: 400, errors: { [field]: expect.any(String) } },
    ])
  expect((await change(admin, version, { unknown_key: 1 })).status).toBe(400)
  expect((await read(admin)).version).toBe(version)
})

test('what is about money wants an OTP, and the sum for a second person is no public setting', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { version } = await read(admin)
  expect(await change(admin, version, { tax_percent: 12 })).toMatchObject({ code: 'stepUpRequired' })
  await steppedUp(app(), admin)
  const saved = await change(admin, version, { tax_percent: 12, refund_alone_max_paise: 100 })
  expect(saved.data?.values).toMatchObject({ tax_percent: 12, refund_alone_max_paise: 100 })
  expect(await onSite()).not.toHaveProperty('refund_alone_max_paise')
})

test('finance reads the settings and changes none', async () => {
  const finance = await makeStaff(app(), ['finance'])
  const { version } = await read(finance)
  expect((await change(finance, version, { address: 'Here' })).status).toBe(403)
})

test('a helpline is on the site as soon as it is saved, in its place', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const before = await kept('settings')
  const body = {
    name: 'Vandrevala Foundation',
    number: '1860 2662 345',
    note: 'In 11 languages.',
    note_hi: '11 भाषाओं में।',
    position: 2,
  }
  expect((await app().call('POST /api/staff/helplines', { body }, { as: admin })).status).toBe(201)
  const forSelfHarm = async () =>
    (await onSite())?.helplines.filter(({ dangers }) => dangers.includes('self-harm'))
  expect((await forSelfHarm())?.map(({ name }) => name)).toEqual(['Tele-MANAS', 'Vandrevala Foundation'])
  expect((await forSelfHarm())?.map(({ note_hi }) => note_hi)).toEqual([
    'मुफ़्त, 24 घंटे, 20 भाषाओं में।',
    body.note_hi,
  ])
  await expect.poll(() => kept('settings')).not.toBe(before)
})
