import { pathTo } from '@newyou/contract/addresses'
import { decideBy, endMoment } from '@newyou/contract/care/appointments/together-rules'
import { localized } from '@newyou/contract/locales'
import { type ContactMessage, contactQueue, languageOf } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { after, days } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type Joint, jointOf } from './together.ts'

/** Invitations that reach one contact in a day, from whomever. */
const reachedDaily = 3
const tokenBytes = 24

interface SendingDependencies extends Pick<Platform, 'clock' | 'random' | 'jobs' | 'messages' | 'publicUrl'> {
  settings: Pick<Settings, 'read'>
}

/**
 * Asks the others of a session together, once it is paid by the one who booked: a message without names, and the same
 * silence for a contact that wants none, is blocked, or has had enough for a day.
 */
export function createInviting(dependencies: SendingDependencies) {
  const { clock, random, jobs, messages, publicUrl, settings } = dependencies

  async function isWanted(trx: Trx, contact: string, bookerId: string, now: Date) {
    const block = await trx
      .selectFrom('invitation_block')
      .select('contact')
      .where('contact', '=', contact)
      .where((of) => of.or([of('from_person_id', 'is', null), of('from_person_id', '=', bookerId)]))
      .executeTakeFirst()
    if (block) return false
    const blocked = await trx
      .selectFrom('person_contact as p')
      .innerJoin('blocked_person as b', (join) =>
        join.on((of) =>
          of.or([
            of.and([of('b.person_id', '=', of.ref('p.u_id')), of('b.blocked_id', '=', bookerId)]),
            of.and([of('b.blocked_id', '=', of.ref('p.u_id')), of('b.person_id', '=', bookerId)]),
          ]),
        ),
      )
      .select('p.u_id')
      .where((of) => of.or([of('p.email', '=', contact), of('p.phone', '=', contact)]))
      .executeTakeFirst()
    if (blocked) return false
    const { reached } = await trx
      .selectFrom('joint_invitation')
      .select((of) => of.fn.countAll<number>().as('reached'))
      .where('contact', '=', contact)
      .where('sent_at', '>', after(now, -days(1)))
      .executeTakeFirstOrThrow()
    return reached < reachedDaily
  }

  async function send(trx: Trx, joint: Joint, until: Date, now: Date) {
    const invitations = await trx
      .selectFrom('joint_invitation')
      .select(['u_id', 'contact', 'channel', 'code'])
      .where('joint_id', '=', joint.u_id)
      .orderBy('u_id')
      .execute()
    const locale = messages.localeOf(await languageOf(trx, joint.booked_by))
    for (const { u_id, contact, channel, code } of invitations) {
      if (!(await isWanted(trx, contact, joint.booked_by, now))) continue
      const token = random.bytes(tokenBytes).toString('base64url')
      await trx
        .updateTable('joint_invitation')
        .set({ token_hash: hashOfToken(token), sent_at: now })
        .where('u_id', '=', u_id)
        .execute()
      await jobs.send<ContactMessage>(trx, contactQueue, {
        channel: channel as ContactMessage['channel'], // checked by the table
        destination: contact,
        message: 'appointments.togetherInvited',
        parameters: {
          code,
          link: publicUrl + localized(pathTo('sessionInvitation', { token }), locale),
          until: until.toISOString(),
        },
        inLanguageOf: joint.booked_by,
      })
    }
  }

  /** In the transaction that confirms an appointment: begins the time to decide, if it is one together. */
  return async (trx: Trx, { u_id: appointmentId }: { u_id: string }) => {
    const booked = await trx
      .selectFrom('appointment')
      .select(['joint_id', 'is_companion', 'starts_at'])
      .where('u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    if (!booked.joint_id || booked.is_companion) return
    const now = clock.now()
    const joint = await jointOf(trx, booked.joint_id)
    const { together_hours: hours } = await settings.read(trx)
    const starts = booked.starts_at.getTime()
    const until = decideBy(starts, hours, now.getTime())
    await trx
      .updateTable('joint_session')
      .set(
        until === undefined
          ? // The payment came so late that nobody could answer in time.
            { end_at: new Date(endMoment(starts, now.getTime())), updated_at: now }
          : { decide_by: new Date(until), updated_at: now },
      )
      .where('u_id', '=', joint.u_id)
      .execute()
    if (until !== undefined) await send(trx, joint, new Date(until), now)
  }
}
