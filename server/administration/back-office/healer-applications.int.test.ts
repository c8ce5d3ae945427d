import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CheckWithoutRegister } from '@newyou/contract/care/healers/titles'
import { expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { keptPages } from '../../testing/kept-pages.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const kept = keptPages(app)
const content = smallPdf()

/** A healer with hours who is not verified yet, and one document. */
async function makeApplicant() {
  const healer = await makeHealer(app())
  const documentId = app().app.platform.ids.next()
  const { db } = app()
  await db
    .updateTable('healer')
    .set({ state: 'in-review', qualifications_seen_on: null })
    .where('u_id', '=', healer.u_id)
    .execute()
  await db
    .insertInto('healer_document')
    .values({
      u_id: documentId,
      healer_id: healer.u_id,
      name: 'degree.pdf',
      kind: 'pdf',
      bytes: content.length,
      created_at: app().clock.now(),
    })
    .execute()
  const folder = path.resolve(app().app.platform.config.DATA_FOLDER, 'private/healer-documents')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, documentId), content)
  return { healer, healerId: healer.u_id, documentId, as: await signInHealer(app(), healer) }
}

const look = (as: TestUser, healerId: string) =>
  app().call('GET /api/staff/healers/{healerId}', { params: { healerId } }, { as })

const seen = {
  title: 'Counselling psychologist',
  qualifications: 'M.Phil. Clinical Psychology, NIMHANS',
  register_name: 'Rehabilitation Council of India',
  register_number: 'A12345',
  proof_valid_until: '2027-03-31' as string | null,
  qualified_as: 'psychologist' as 'psychologist' | null,
  checked_instead: [] as CheckWithoutRegister[],
}
const verify = (as: TestUser, healerId: string, version: number, given: Partial<typeof seen> = {}) =>
  app().call(
    'POST /api/staff/healers/{healerId}/verify',
    { params: { healerId }, body: { ...seen, ...given, version } },
    { as },
  )
const say = (what: 'pause' | 'refuse', as: TestUser, healerId: string, version: number, reason: string) =>
  app().call(
    `POST /api/staff/healers/{healerId}/${what}`,
    { params: { healerId }, body: { version, reason } },
    { as },
  )

const pageOf = async (healerId: string) =>
  app().call('GET /api/website/healer/{healerId}', { params: { healerId } })
const bellOf = async (as: TestUser) =>
  (await app().call('GET /api/website/notification', { query: {} }, { as })).data?.map(({ title }) => title)
const mailsOf = async (personId: string) => {
  await app().drain()
  const { email } = await app()
    .db.selectFrom('person')
    .select('email')
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  return app().sandbox.inbox.mails(email ?? '')
}

test('an applicant is looked at with the documents, verified, and found on the site at once', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { healerId, documentId, as } = await makeApplicant()
  const waiting = await app().call('GET /api/staff/healers', { query: { state: 'in-review' } }, { as: admin })
  expect(waiting.data).toContainEqual(expect.objectContaining({ u_id: healerId, documents: 1 }))
  const { data: file } = await look(admin, healerId)
  expect(file).toMatchObject({ state: 'in-review', has_hours: true, files: [{ name: 'degree.pdf' }] })
  expect((await pageOf(healerId)).status).toBe(404)
  const before = await kept('healers')

  expect(await verify(admin, healerId, 1, { proof_valid_until: '2026-11-20' })).toMatchObject({
    status: 400,
    errors: { proof_valid_until: expect.any(String) },
  })
  const verified = await verify(admin, healerId, file?.version ?? 0)
  expect(verified).toMatchObject({ status: 200, data: { ...seen, state: 'verified' } })
  expect((await pageOf(healerId)).data).toMatchObject({
    title: 'Counselling psychologist',
    qualifications: 'M.Phil. Clinical Psychology, NIMHANS',
    qualifications_seen_on: '2026-11-21',
    next_free_at: expect.any(String),
  })
  await expect.poll(() => kept('healers')).not.toBe(before)
  expect(await bellOf(as)).toEqual(['You are verified'])
  expect((await mailsOf(as.uId)).map(({ subject }) => subject)).toEqual(['You are verified'])

  const url = `/api/staff/healers/${healerId}/documents/${documentId}`
  const fetchAs = (token: string) =>
    app().app.http.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const sent = await fetchAs(admin.token)
  expect([sent.rawPayload.toString(), sent.headers['content-disposition']]).toEqual([
    content.toString(),
    'attachment',
  ])
  expect((await fetchAs(as.token)).statusCode).toBe(403)
  expect((await fetchAs((await makeStaff(app(), ['support', 'editor', 'finance'])).token)).statusCode).toBe(
    403,
  )
  const { db } = app()
  const trail = await db
    .selectFrom('audit_entry')
    .select(['action', 'staff_id'])
    .where('record_id', 'like', `${healerId}%`)
    .orderBy('at')
    .orderBy('u_id')
    .execute()
  expect(trail).toEqual(['look', 'verify', 'look'].map((action) => ({ action, staff_id: admin.uId })))
})

test('a title that a law protects is verified by two colleagues, and keeps the words of the healer beside it', async () => {
  const [admin, other] = [await makeStaff(app(), ['admin']), await makeStaff(app(), ['admin'])]
  const { healerId } = await makeApplicant()
  const given = { title: 'Clinical psychologist' }
  const unregistered = { ...given, register_name: '', register_number: '' }
  expect((await verify(admin, healerId, 1, unregistered)).errors).toEqual({
    register_name: expect.stringContaining('Rehabilitation Council of India Act'),
  })
  const asked = await verify(admin, healerId, 1, given)
  expect(asked.data).toMatchObject({ state: 'in-review', second_check: { law: expect.any(String) } })
  expect((await pageOf(healerId)).status).toBe(404)
  const { data: waiting = [] } = await app().call('GET /api/staff/approvals', { query: {} }, { as: admin })
  const approval = waiting.find(({ subject }) => subject === healerId)
  const approve = async (as: TestUser) =>
    app().call(
      'POST /api/staff/approvals/{approvalId}/approve',
      { params: { approvalId: approval?.u_id ?? '' } },
      { as: await steppedUp(app(), as) },
    )
  expect(await approve(admin)).toMatchObject({ code: 'secondPersonNeeded' })
  expect((await approve(other)).status).toBe(200)
  expect((await look(other, healerId)).data).toMatchObject({ ...seen, ...given, second_check: null })
  expect((await pageOf(healerId)).data).toMatchObject({
    title: 'Clinical psychologist',
    own_title: 'Family counsellor',
    checked_instead: [],
  })
  // It stands with its register, so a later change of its words needs no second look.
  const again = await verify(admin, healerId, 2, { ...given, qualifications: 'M.Phil., NIMHANS' })
  expect(again.data).toMatchObject({
    state: 'verified',
    qualifications: 'M.Phil., NIMHANS',
    second_check: null,
  })
})

test('a practice without a register says on its page what was checked instead', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { healerId } = await makeApplicant()
  const given = { title: 'Yoga teacher', register_name: '', register_number: '' }
  expect((await verify(admin, healerId, 1, given)).errors).toHaveProperty('checked_instead')
  expect((await verify(admin, healerId, 1, { ...given, register_number: '7' })).errors).toHaveProperty(
    'register_name',
  )
  const checked: CheckWithoutRegister[] = ['training', 'references']
  expect((await verify(admin, healerId, 1, { ...given, checked_instead: checked })).status).toBe(200)
  expect((await pageOf(healerId)).data).toMatchObject({ title: 'Yoga teacher', checked_instead: checked })
  // What counts once there is a register is the register.
  const registered = { title: 'Yoga teacher', checked_instead: checked }
  expect((await verify(admin, healerId, 2, registered)).data?.checked_instead).toEqual([])
})

test('a refusal has a reason that the applicant reads: on the page, by bell and mail', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { healerId, as } = await makeApplicant()
  expect((await say('refuse', admin, healerId, 1, '  ')).status).toBe(400)
  const reason = 'The register number on the certificate could not be found.'
  expect((await say('refuse', admin, healerId, 1, reason)).data?.state).toBe('refused')
  const application = await app().call('GET /api/website/healer-application', {}, { as })
  expect(application.data).toMatchObject({ state: 'refused', reason })
  expect(await bellOf(as)).toEqual(['Your registration was not accepted'])
  const [mail] = await mailsOf(as.uId)
  expect(mail?.text).toContain(reason)
  expect(await say('refuse', admin, healerId, 2, reason)).toMatchObject({ status: 409, code: 'notNow' })
  expect((await verify(admin, healerId, 2)).status).toBe(200)
})

test('a decision reaches every proven contact with its words, and a given one only with the news of it', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { db, sandbox } = app()
  const contactsOf = (personId: string) =>
    db.selectFrom('person').select(['email', 'phone']).where('u_id', '=', personId).executeTakeFirstOrThrow()

  const proven = await makeApplicant()
  const both = await contactsOf(proven.as.uId)
  await verify(admin, proven.healerId, 1)
  await app().drain()
  expect(sandbox.inbox.sms(both.phone ?? '').map(({ text }) => text)).toEqual([
    expect.stringContaining('you are verified'),
  ])
  expect(sandbox.inbox.mails(both.email ?? '')).toHaveLength(1)

  const half = await makeApplicant()
  const given = await contactsOf(half.as.uId)
  await db.updateTable('person').set({ email_verified_at: null }).where('u_id', '=', half.as.uId).execute()
  const reason = 'The register number could not be found.'
  await say('refuse', admin, half.healerId, 1, reason)
  await app().drain()
  expect(sandbox.inbox.sms(given.phone ?? '').at(-1)?.text).toContain('was not accepted')
  const mails = sandbox.inbox.mails(given.email ?? '')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your registration as a healer is decided'])
  expect(mails[0]?.text).not.toContain(reason)
  // Later news are for proven contacts alone.
  await verify(admin, half.healerId, 2)
  await app().drain()
  expect(sandbox.inbox.mails(given.email ?? '')).toHaveLength(1)
})

test('a paused healer is off the site, and comes back', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { healerId } = await makeApplicant()
  expect((await say('pause', admin, healerId, 1, 'On leave')).code).toBe('notNow')
  await verify(admin, healerId, 1)
  expect((await say('pause', admin, healerId, 2, 'On leave until May')).data?.state).toBe('paused')
  expect((await pageOf(healerId)).status).toBe(404)
  expect((await verify(admin, healerId, 3)).status).toBe(200)
  expect((await pageOf(healerId)).status).toBe(200)
})

test('two administrators at once: one decides, the other sees that', async () => {
  const admins = [await makeStaff(app(), ['admin']), await makeStaff(app(), ['admin'])] as const
  const { healerId } = await makeApplicant()
  const answers = await Promise.all([
    verify(admins[0], healerId, 1),
    say('refuse', admins[1], healerId, 1, 'No register number'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a healer is warned once before the registration ends, and off the site the day after', async () => {
  const admin = await makeStaff(app(), ['admin'])
  const { healer, healerId, as } = await makeApplicant()
  const { watchRegistrations } = app().app.modules.backOffice.applications
  const endsOn = new Date(app().clock.now().getTime() + days(31)).toISOString().slice(0, 10)
  await verify(admin, healerId, 1, { proof_valid_until: endsOn })
  await watchRegistrations()
  expect(await bellOf(as)).toEqual(['You are verified'])
  app().clock.advance(days(2))
  await watchRegistrations()
  await watchRegistrations()
  const again = await signInHealer(app(), healer)
  expect(await bellOf(again)).toEqual(['Your professional registration expires soon', 'You are verified'])
  app().clock.advance(days(30) + minutes(5))
  await watchRegistrations()
  await watchRegistrations()
  expect((await pageOf(healerId)).status).toBe(404)
  const { review_reason: reason } = await app()
    .db.selectFrom('healer')
    .select('review_reason')
    .where('u_id', '=', healerId)
    .executeTakeFirstOrThrow()
  expect(reason).toContain(endsOn)
})
