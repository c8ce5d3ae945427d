import { pathTo } from '@newyou/contract/addresses'
import type { PracticeInquiry } from '@newyou/contract/care/inquiries'
import { type Selectable, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import type { AppointmentInquiry } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellOfReply } from './mine.ts'

interface AnswerDependencies extends Pick<Platform, 'db' | 'clock' | 'publicUrl'> {
  notifications: Pick<Notifications, 'mailTo' | 'notify'>
  settings: Pick<Settings, 'read'>
}

const present = (row: Selectable<AppointmentInquiry>): PracticeInquiry => ({
  u_id: row.u_id,
  state: row.state as PracticeInquiry['state'], // checked by the table
  name: row.name,
  description: row.description,
  preferred_at: row.preferred_at?.toISOString() ?? null,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

/** Enquiries to one healer, read and answered by them; those to us are answered in the back office. */
export function createInquiryAnswers({ db, clock, publicUrl, notifications, settings }: AnswerDependencies) {
  const toHealer = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('appointment_inquiry as i')
      .innerJoin('healer_card as h', 'h.u_id', 'i.healer_id')
      .where('h.person_id', '=', personId)

  return {
    async list(personId: string, { page, size }: Paging) {
      const mine = toHealer(db, personId)
      const [rows, { total }] = await Promise.all([
        mine
          .selectAll('i')
          .orderBy(sql`i.state = 'answered'`)
          .orderBy(sql`case when i.state = 'new' then i.created_at end`)
          .orderBy('i.created_at', 'desc')
          .orderBy('i.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        mine.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { data: rows.map(present), total: Number(total), page, items_per_page: size }
    },

    /**
     * The asker reads the answer in their account, or by mail without one; their reply goes to us, never to the
     * healer's own address.
     * @throws DomainError notFound for another healer's, notNow when it has an answer
     */
    answer: (personId: string, inquiryId: string, text: string): Promise<PracticeInquiry> =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(
          await toHealer(trx, personId)
            .selectAll('i')
            .select(['h.full_name', 'h.u_id as healer_u_id'])
            .where('i.u_id', '=', inquiryId)
            .forUpdate('i')
            .executeTakeFirst(),
        )
        if (row.state !== 'new') throwError('notNow')
        const answered = await trx
          .updateTable('appointment_inquiry')
          .set({ state: 'answered', answer: text, answered_at: clock.now(), answered_by: personId })
          .where('u_id', '=', inquiryId)
          .returningAll()
          .executeTakeFirstOrThrow()
        if (await tellOfReply(trx, { notifications, publicUrl }, row)) return present(answered)
        const { email: replyTo } = await settings.read(trx)
        await notifications.mailTo(trx, `inquiry-answer:${inquiryId}`, {
          to: row.email,
          ...(replyTo && { replyTo }),
          message: 'inquiries.answered',
          parameters: {
            name: row.name,
            healer: row.full_name,
            answer: text,
            link: publicUrl + pathTo('healer', { healerId: row.healer_u_id }),
          },
        })
        return present(answered)
      }),
  }
}
export type InquiryAnswers = ReturnType<typeof createInquiryAnswers>
