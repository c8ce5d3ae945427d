import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import type { inquiryForm } from '@newyou/contract/care/inquiries'
import type { z } from 'zod'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { isAnyBlocked } from '../../people/blocks/index.ts'
import { type Clock, days, hours } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Ids } from '../../platform/ids.ts'
import { findVerified } from '../healers/index.ts'

type Inquiry = z.output<typeof inquiryForm>

interface InquiryDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: RateLimits
  settings: Settings
  notifications: Notifications
  publicUrl: string
}

/** An office or a village shares one address. */
const perAddressHourly = 30
const perSenderDaily = 10

/** Enquiries before a booking: stored, and sent to the healer or to the support team. */
export function createInquiries({
  db,
  clock,
  ids,
  rateLimits,
  settings,
  notifications,
  publicUrl,
}: InquiryDependencies) {
  const facts = async (queryable: Queryable, ids: readonly string[]) => {
    const rows = await queryable
      .selectFrom('appointment_inquiry as i')
      .leftJoin('healer_card as h', 'h.u_id', 'i.healer_id')
      .select(['i.u_id', 'i.name', 'i.email', 'i.phone', 'i.category', 'i.preferred_at', 'i.description'])
      .select('h.time_zone')
      .where('i.u_id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ u_id, name, email, phone, category, ...row }) => [
        u_id,
        {
          name,
          email,
          phone,
          category,
          preferredAt: row.preferred_at?.toISOString() ?? null,
          zone: row.time_zone ?? homeZone,
          description: row.description,
          summary: row.description.slice(0, 200),
          senderName: name,
          replyTo: email,
          link: publicUrl + pathTo('practiceInquiries'),
        },
      ]),
    )
  }
  notifications.records.register('inquiries.added', facts)
  notifications.records.register('inquiries.addedForHouse', facts)

  async function categoryOf(trx: Trx, categoryId: string | undefined) {
    if (!categoryId) return null
    const row = await trx
      .selectFrom('category')
      .select('slug')
      .where('u_id', '=', categoryId)
      .where('is_shown', '=', true)
      .executeTakeFirst()
    return orNotFound(row).slug
  }

  /** Accounts that may be the writer's: the one that is signed in, and those with these contacts. */
  async function writersOf(trx: Trx, { email, mobile_number: phone }: Inquiry, personId: string | undefined) {
    const rows = await trx
      .selectFrom('person_contact')
      .select('u_id')
      .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
      .execute()
    return [...rows.map(({ u_id }) => u_id), ...(personId ? [personId] : [])]
  }

  return {
    /** @throws DomainError notFound, invalidInput for a wished time that has passed, tooManyRequests */
    async add(inquiry: Inquiry, { address, personId }: { address: string; personId: string | undefined }) {
      const wished = inquiry.preferred_at ? new Date(inquiry.preferred_at) : null
      if (wished && wished <= clock.now())
        throwError('invalidInput', { errors: { preferred_at: appointmentMessages.pastTime } })
      await rateLimits.spend([
        { key: `inquiry:address:${address}`, max: perAddressHourly, window: hours(1) },
        { key: `inquiry:sender:${inquiry.email}`, max: perSenderDaily, window: days(1) },
      ])
      await inTransaction(db, async (trx) => {
        const uId = ids.next()
        const asked = inquiry.healer_u_id
          ? orNotFound(await findVerified(trx, inquiry.healer_u_id))
          : undefined
        // Words of a blocked person reach the team instead, and neither side learns of the other's block.
        const writers = asked ? await writersOf(trx, inquiry, personId) : []
        const healer = asked && !(await isAnyBlocked(trx, writers, asked.u_id)) ? asked : undefined
        const category = await categoryOf(trx, inquiry.new_you_category_u_id)
        const parameters = { recordId: uId }
        await trx
          .insertInto('appointment_inquiry')
          .values({
            u_id: uId,
            healer_id: healer?.u_id ?? null,
            category,
            name: inquiry.name,
            email: inquiry.email,
            phone: inquiry.mobile_number,
            preferred_at: wished,
            description: inquiry.description,
            created_at: clock.now(),
          })
          .execute()
        if (healer) {
          await notifications.notify(trx, {
            personId: healer.person_id,
            type: 'appointment-inquiry',
            message: 'inquiries.added',
            parameters,
            // Enquiries come from visitors; what they wrote is read from the record.
            about: null,
            frontEndPath: frontEndPathOf('practiceInquiries'),
            targetId: uId,
          })
          return
        }
        const { email } = await settings.read(trx)
        if (email)
          await notifications.mailTo(trx, uId, { to: email, message: 'inquiries.addedForHouse', parameters })
      })
    },
  }
}

export type Inquiries = ReturnType<typeof createInquiries>
