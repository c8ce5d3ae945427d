import type { HealerReview } from '@newyou/contract/care/healers/healers'
import { sql } from 'kysely'
import type { Crisis } from '../../foundation/crisis/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { type Actor, findFor, partiesOf } from './actor-access.ts'
import type { AppointmentNotifications } from './notifications.ts'

interface ReviewDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  pageCache: PageCache
  appointmentNotifications: AppointmentNotifications
}

interface NewReview {
  appointmentId: string
  stars: number
  text: string
}

/** Reviews of held sessions: one for each, with at most one reply of the healer. */
export function createHealerReviews({
  db,
  clock,
  ids,
  accounts,
  crisis,
  pageCache,
  appointmentNotifications,
}: ReviewDependencies) {
  const reviews = (queryable: Queryable) =>
    queryable
      .selectFrom('healer_review')
      .select([
        'u_id',
        'by_name',
        'stars',
        'text',
        'sessions',
        'created_at',
        'is_demo',
        'reply',
        'replied_at',
        'hidden_at',
      ])

  type Row = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

  const present = ({ by_name, created_at, replied_at, hidden_at, ...row }: Row): HealerReview => ({
    ...row,
    by: by_name,
    is_hidden: hidden_at !== null,
    created_at: created_at.toISOString(),
    replied_at: replied_at?.toISOString() ?? null,
  })

  return {
    /**
     * Adds the client's review of an appointment, under the name they chose.
     * @throws DomainError notFound, sessionNotHeld, alreadyReviewed
     */
    async add(clientId: string, { appointmentId, stars, text }: NewReview): Promise<HealerReview> {
      try {
        return await inTransaction(db, async (trx) => {
          const appointment = await findFor(trx, { side: 'client', personId: clientId }, appointmentId)
          if (appointment.state !== 'completed') throwError('sessionNotHeld')
          const { client, healer } = await partiesOf(trx, appointment, accounts)
          const { sessions } = await trx
            .selectFrom('appointment')
            .where('client_id', '=', clientId)
            .where('healer_id', '=', appointment.healer_id)
            .where('state', '=', 'completed')
            .select(sql<number>`count(*)::int`.as('sessions'))
            .executeTakeFirstOrThrow()
          const u_id = ids.next()
          await trx
            .insertInto('healer_review')
            .values({
              u_id,
              healer_id: appointment.healer_id,
              client_id: clientId,
              appointment_id: appointmentId,
              by_name: client.name,
              stars,
              text,
              sessions,
              created_at: clock.now(),
            })
            .execute()
          await appointmentNotifications.notify(trx, appointment, 'healer', {
            message: 'appointments.reviewWritten',
          })
          await crisis.wroteToHealer(trx, {
            place: 'review',
            targetId: appointmentId,
            text,
            healerPersonId: healer.personId,
            clientId: client.personId,
            client: client.name,
          })
          await pageCache.invalidate(trx, `healer:${appointment.healer_id}`)
          return present(await reviews(trx).where('u_id', '=', u_id).executeTakeFirstOrThrow())
        })
      } catch (error) {
        if (violatedConstraint(error) === 'healer_review_appointment_id_key')
          throwError('alreadyReviewed', { message: appointmentReplies.reviewedBefore })
        throw error
      }
    },

    /**
     * The review of the caller's appointment, on either side; a hidden one only for its client. @throws DomainError
     * notFound
     */
    async ofAppointment(actor: Actor, appointmentId: string): Promise<HealerReview | null> {
      const { u_id } = await findFor(db, actor, appointmentId)
      const row = await reviews(db)
        .where('appointment_id', '=', u_id)
        .$if(actor.side === 'healer', (query) => query.where('hidden_at', 'is', null))
        .executeTakeFirst()
      return row ? present(row) : null
    },

    /** @throws DomainError notFound, also for a review of another healer; alreadyReplied */
    reply: (personId: string, reviewId: string, reply: string): Promise<HealerReview> =>
      inTransaction(db, async (trx) => {
        const review = await trx
          .selectFrom('healer_review')
          .select('appointment_id')
          .where('u_id', '=', reviewId)
          .executeTakeFirst()
        const appointment = await findFor(
          trx,
          { side: 'healer', personId },
          orNotFound(review?.appointment_id ?? undefined),
        )
        const answered = await trx
          .updateTable('healer_review')
          .set({ reply, replied_at: clock.now() })
          .where('u_id', '=', reviewId)
          .where('reply', 'is', null)
          .where('hidden_at', 'is', null)
          .returning('u_id')
          .executeTakeFirst()
        if (!answered) throwError('alreadyReplied')
        await appointmentNotifications.notify(trx, appointment, 'client', {
          message: 'appointments.reviewAnswered',
        })
        await pageCache.invalidate(trx, `healer:${appointment.healer_id}`)
        return present(await reviews(trx).where('u_id', '=', reviewId).executeTakeFirstOrThrow())
      }),
  }
}

export type HealerReviews = ReturnType<typeof createHealerReviews>
