import type { contactForm } from '@newyou/contract/communication/contact'
import type { z } from 'zod'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { type Clock, days, hours } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Ids } from '../../platform/ids.ts'

type ContactMessage = z.output<typeof contactForm>

interface ContactDependencies {
  db: Database
  clock: Clock
  ids: Ids
  rateLimits: RateLimits
  settings: Settings
  notifications: Pick<Notifications, 'mailTo' | 'records'>
}

const perAddressHourly = 5
const perSenderDaily = 10

/** Messages of visitors: stored, and mailed to the address of the settings. */
export function createContact({ db, clock, ids, rateLimits, settings, notifications }: ContactDependencies) {
  notifications.records.register('contact.messageWritten', async (queryable, ids) => {
    const rows = await queryable
      .selectFrom('contact_message')
      .select(['u_id', 'name', 'email', 'phone', 'subject', 'reason'])
      .where('u_id', 'in', ids)
      .execute()
    return new Map(rows.map(({ u_id, ...message }) => [u_id, { ...message, replyTo: message.email }]))
  })

  return {
    /** @throws DomainError tooManyRequests */
    async write(message: ContactMessage, address: string) {
      await rateLimits.spend([
        { key: `contact:address:${address}`, max: perAddressHourly, window: hours(1) },
        { key: `contact:sender:${message.email}`, max: perSenderDaily, window: days(1) },
      ])
      await inTransaction(db, async (trx) => {
        const uId = ids.next()
        await trx
          .insertInto('contact_message')
          .values({ u_id: uId, ...message, created_at: clock.now() })
          .execute()
        const { email } = await settings.read(trx)
        if (!email) return
        await notifications.mailTo(trx, uId, {
          to: email,
          message: 'contact.messageWritten',
          parameters: { recordId: uId },
        })
      })
    },
  }
}

export type Contact = ReturnType<typeof createContact>
