import vm from 'node:vm'
import { unzipSync } from 'fflate'
import { uuidIds } from '../platform/ids.ts'
import { openSealed } from '../platform/sealed-file/opener.ts'
import type { TestHealer } from './healers.ts'
import { bookAndPay } from './sessions-paid.ts'
import { makeClient } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

export const goodPassphrase = 'five words that nobody guesses'

/** What healers who leave and their clients do, by the front door. */
export function leavingOf(app: () => TestApp) {
  const set = (as: TestUser, day = '2026-12-31') =>
    app().call('PUT /api/practice/leaving', { body: { last_day: day } }, { as })
  const ask = (as: TestUser) => app().call('POST /api/practice/leaving/question', {}, { as })
  const own = async (as: TestUser) => (await app().call('GET /api/practice/leaving', {}, { as })).data
  const makeFile = (as: TestUser, by = goodPassphrase) =>
    app().call('POST /api/practice/leaving/file', { body: { passphrase: by } }, { as })
  const addressOf = (as: TestUser, fileId: string) =>
    app().call('POST /api/practice/leaving/file/{fileId}/address', { params: { fileId } }, { as })
  const asked = async (as: TestUser) => (await app().call('GET /api/website/leaving', {}, { as })).data ?? []
  const answer = (as: TestUser, questionId: string, isGiven: boolean, version = 1) =>
    app().call(
      'PUT /api/website/leaving/{questionId}',
      { params: { questionId }, body: { is_given: isGiven, version } },
      { as },
    )
  const say = async (as: TestUser, isGiven: boolean) => answer(as, (await asked(as))[0]?.u_id ?? '', isGiven)
  /** Who of these was told so. */
  const told = async (message: string, ...personIds: string[]) =>
    (
      await app()
        .db.selectFrom('notification')
        .select('person_id')
        .where('message', '=', message)
        .where('person_id', 'in', personIds)
        .execute()
    ).map(({ person_id: one }) => one)

  /** A client with a session, and with words about them in every part of the record. */
  async function clientOf(of: TestHealer, as: TestUser, startsAt: string, word: string, client?: TestUser) {
    const user = client ?? (await makeClient(app(), { anonymousName: `Known ${word}` }))
    const { u_id: appointmentId } = await bookAndPay(app(), user, of, startsAt, {
      description: `${word} booking`,
    })
    const note = async (text: string, isSigned: boolean) => {
      const noteId = uuidIds.next()
      const body = { u_id: noteId, template: 'free' as const, sections: [{ heading: '', text }] }
      const { data } = await app().call(
        'POST /api/practice/client/{appointmentId}/note',
        { params: { appointmentId }, body },
        { as },
      )
      if (isSigned)
        await app().call(
          'POST /api/practice/client-note/{noteId}/signature',
          { params: { noteId }, body: { version: data?.version ?? 1 } },
          { as },
        )
    }
    await note(`${word} note`, true)
    await note(`${word} draft`, false)
    const now = app().clock.now()
    await app()
      .db.insertInto('session_summary')
      .values({
        ...{ appointment_id: appointmentId, text: `${word} summary`, homework: [`${word} homework`] },
        ...{ created_at: now, updated_at: now },
      })
      .execute()
    await app()
      .db.insertInto('goal')
      .values({
        ...{ u_id: uuidIds.next(), healer_id: of.u_id, client_id: user.uId, wording: `${word} goal` },
        ...{ proposed_by: 'healer', review_every: 4, review_unit: 'weeks', created_at: now },
      })
      .execute()
    const file = `clients/${uuidIds.next()}.pdf`
    await app().app.platform.privateFiles.keep(file, Buffer.from(`%PDF ${word} document`))
    await app()
      .db.insertInto('client_file')
      .values({
        ...{
          u_id: uuidIds.next(),
          appointment_id: appointmentId,
          name: `${word} paper.pdf`,
          kind: 'pdf',
          file,
        },
        ...{ bytes: 20, created_at: now },
      })
      .execute()
    return user
  }

  /** Downloads the file and opens it as the page that comes with it does. */
  async function opened(as: TestUser, by = goodPassphrase) {
    await app().drain()
    const { data } = await addressOf(as, (await own(as))?.file?.u_id ?? '')
    const answered = await app().app.http.inject({ method: 'GET', url: data?.address ?? '' })
    const outer = unzipSync(new Uint8Array(answered.rawPayload))
    const open = vm.runInThisContext(`(${openSealed})`)
    const plain: Blob = await open(
      new Blob([new Uint8Array(outer['records.sealed'] ?? [])]),
      by,
      () => undefined,
    )
    const files = unzipSync(new Uint8Array(await plain.arrayBuffer()))
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    )
  }

  return { set, ask, own, makeFile, addressOf, asked, answer, say, told, clientOf, opened }
}

/** A file of records that was not made yet, with the key that waits for it. */
export async function writeWaitingFile(app: TestApp, healer: TestHealer, sealedKey: string) {
  const [departureId, now] = [uuidIds.next(), app.clock.now()]
  await app.db
    .insertInto('departure')
    .values({
      ...{ u_id: departureId, healer_id: healer.u_id, last_day: '2026-12-31' },
      ...{ started_by: healer.person_id, started_at: now },
    })
    .execute()
  await app.db
    .insertInto('departure_file')
    .values({
      ...{ u_id: uuidIds.next(), departure_id: departureId, salt: 'salt', sealed_key: sealedKey },
      ...{ requested_at: now, expires_at: now },
    })
    .execute()
}
