import { beforeEach, describe, expect, test } from 'vitest'
import { rowsAt, subjectOf } from '../../administration/privacy/exported-rows.ts'
import { places } from '../../administration/privacy/places/index.ts'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { leavingOf } from '../../testing/leaving.ts'
import { steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { recordLine } from './record-lines.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { set, ask, own, makeFile, addressOf, asked, say, told, clientOf, opened } = leavingOf(app)

let healer: TestHealer
let leaving: TestUser
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  leaving = await signInHealer(app(), healer)
})

describe('a healer who leaves', () => {
  test('takes the whole record of those who said yes, in pages and lines, and nothing of anybody else', async () => {
    const other = await makeHealer(app())
    const others = await signInHealer(app(), other)
    const yes = await clientOf(healer, leaving, '2026-11-23T03:30:00.000Z', 'Amaltas')
    await clientOf(other, others, '2026-11-24T03:30:00.000Z', 'Kachnar', yes)
    const no = await clientOf(healer, leaving, '2026-11-24T03:30:00.000Z', 'Gulmohar')
    const withdrew = await clientOf(healer, leaving, '2026-11-25T03:30:00.000Z', 'Palash')
    const silent = await clientOf(healer, leaving, '2026-11-26T03:30:00.000Z', 'Semal')
    await set(leaving)
    expect((await ask(leaving)).data?.counts).toMatchObject({ to_ask: 0, asked: 4, yes: 0, no: 0 })
    await say(yes, true)
    await say(no, false)
    await say(withdrew, true)
    await say(withdrew, false)
    expect((await own(leaving))?.counts).toMatchObject({ asked: 4, yes: 1, no: 2, handed_over: 0 })
    await steppedUp(app(), leaving)
    expect(await makeFile(leaving)).toMatchObject({ status: 201, data: { file: { clients: 1 } } })
    const files = await opened(leaving)

    const lines = (files['records.jsonl'] ?? '').trim().split('\n')
    const kinds = lines.map((line) => recordLine.parse(JSON.parse(line)).kind)
    expect(kinds).toEqual(['client', 'session', 'note', 'summary', 'goal', 'document'])
    const document = 'documents/1/1-Amaltas paper.pdf'
    expect(Object.keys(files).sort()).toEqual(
      ['clients/1.html', document, 'index.html', 'manifest.json', 'records.jsonl', 'schema.json'].sort(),
    )
    expect(files[document]).toBe('%PDF Amaltas document')
    for (const name of ['clients/1.html', 'records.jsonl'])
      for (const part of ['note', 'summary', 'homework', 'goal'])
        expect(files[name]).toContain(`Amaltas ${part}`)
    expect(Object.keys(JSON.parse(files['manifest.json'] ?? '').files)).toHaveLength(5)

    const all = Object.values(files).join('\n')
    // No id of ours, no draft, no word of another healer or of who did not say yes.
    expect(all).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/)
    expect(all).not.toMatch(/Amaltas draft|Kachnar|Gulmohar|Palash|Semal/)
    const said = async (personId: string) =>
      inTransaction(app().db, async (trx) => {
        const subject = await subjectOf(trx, personId)
        const words = new Set<string>()
        for (const place of places)
          for await (const rows of rowsAt(trx, place, subject))
            for (const value of rows.flatMap((row) => Object.values(row)))
              if (typeof value === 'string' && value.length > 9) words.add(value)
        return words
      })
    const mine = await said(yes.uId)
    for (const someone of [no, withdrew, silent]) {
      const words = [...(await said(someone.uId))].filter((word) => !mine.has(word))
      expect(words.length).toBeGreaterThan(5)
      expect(words.filter((word) => all.includes(word))).toEqual([])
    }
  })

  test('gets it by a fresh OTP and a passphrase that nobody guesses; then it counts as handed over', async () => {
    const client = await clientOf(healer, leaving, '2026-11-23T03:30:00.000Z', 'Amaltas')
    expect(await makeFile(leaving)).toMatchObject({ code: 'stepUpRequired' })
    const sent = await app().call('POST /api/practice/leaving/otp', {}, { as: leaving })
    const { phone } = await app()
      .db.selectFrom('person')
      .select('phone')
      .where('u_id', '=', healer.person_id)
      .executeTakeFirstOrThrow()
    const otp = await app().otpFor(phone ?? '')
    await app().call(
      'POST /api/practice/leaving/proof',
      { body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp } },
      { as: leaving },
    )
    expect(await makeFile(leaving)).toMatchObject({ code: 'notFound' })
    await set(leaving)
    await ask(leaving)
    expect(await makeFile(leaving)).toMatchObject({ code: 'noRecords' })
    await say(client, true)
    expect(await makeFile(leaving, 'too short')).toMatchObject({ status: 400 })
    await makeFile(leaving)
    expect(await makeFile(leaving)).toMatchObject({ code: 'notNow' })
    await opened(leaving)
    expect(await asked(client)).toMatchObject([{ is_open: false, handed_over_at: start.toISOString() }])
    expect(await say(client, false)).toMatchObject({ code: 'recordHandedOver' })
    await app().drain()
    expect(await told('handovers.leavingTaken', client.uId)).toHaveLength(1)
    expect(await told('handovers.leavingReady', healer.person_id)).toHaveLength(1)
    const looks = await app().call('GET /api/website/data-access', {}, { as: client })
    expect(looks.data).toMatchObject([{ kind: 'departure-record', is_change: false }])
    const kept = app()
      .db.selectFrom('departure_file')
      .select('sealed_key')
      .where('sealed_key', 'is not', null)
    expect(await kept.execute()).toEqual([])
    app().clock.advance(days(4))
    await app().app.platform.jobs.runNow('sweep')
    leaving = await steppedUp(app(), await signInHealer(app(), healer))
    expect((await own(leaving))?.file?.state).toBe('removed')
  })

  test('who takes the yes back before the download is in no file that can still be had', async () => {
    const client = await clientOf(healer, leaving, '2026-11-23T03:30:00.000Z', 'Amaltas')
    await set(leaving)
    await ask(leaving)
    await say(client, true)
    await steppedUp(app(), leaving)
    await makeFile(leaving)
    // While it waits, and once it is ready.
    await say(client, false)
    await app().drain()
    expect((await own(leaving))?.file?.state).toBe('removed')
    await say(client, true)
    await makeFile(leaving)
    await app().drain()
    const ready = (await own(leaving))?.file
    expect(ready?.state).toBe('ready')
    await say(client, false)
    expect(await addressOf(leaving, ready?.u_id ?? '')).toMatchObject({ code: 'notNow' })
    expect(await app().app.platform.privateFiles.read(`departures/${ready?.u_id}.zip`)).toBeUndefined()
    // An account that was deleted meanwhile is no yes any more.
    await say(client, true)
    await makeFile(leaving)
    await app().drain()
    await app().db.updateTable('person').set({ state: 'erased' }).where('u_id', '=', client.uId).execute()
    expect(await addressOf(leaving, (await own(leaving))?.file?.u_id ?? '')).toMatchObject({
      code: 'recordsChanged',
    })
  })
})
