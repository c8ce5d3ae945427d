import { frontEndPathOf, type PageName, pathTo } from '@newyou/contract/addresses'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'

interface IntakeNoticesDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  notifications: Pick<Notifications, 'notify'>
  publicUrl: string
}
interface Session {
  u_id: string
  healer_id: string
  client_id: string
}

const pages = { client: 'appointment', healer: 'practiceAppointment' } as const satisfies Record<
  string,
  PageName
>

/** Tells the two of a session of its form. None of it holds an answer. */
export function createIntakeNotices({
  accounts,
  crisis,
  notifications,
  publicUrl,
}: IntakeNoticesDependencies) {
  async function peopleOf(trx: Trx, { healer_id: healerId, client_id: clientId }: Session) {
    const { person_id, full_name, ...client } = await trx
      .selectFrom('healer_card as h')
      .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', clientId))
      .select(['h.person_id', 'h.full_name', 'p.anonymous_name', 'p.first_name'])
      .where('h.u_id', '=', healerId)
      .executeTakeFirstOrThrow()
    return { healerPersonId: person_id, healer: full_name, client: accounts.knownAs(client) }
  }

  async function notify(trx: Trx, session: Session, side: keyof typeof pages) {
    const { healerPersonId, healer, client } = await peopleOf(trx, session)
    const isClient = side === 'client'
    const other = isClient ? healer : client
    await notifications.notify(trx, {
      personId: isClient ? session.client_id : healerPersonId,
      about: isClient ? healerPersonId : session.client_id,
      type: 'appointment',
      frontEndPath: frontEndPathOf(pages[side]),
      targetId: session.u_id,
      senderName: other,
      message: isClient ? 'intake.asked' : 'intake.sent',
      parameters: { other, link: `${publicUrl}${pathTo(pages[side], { appointmentId: session.u_id })}` },
    })
  }

  return {
    asked: (trx: Trx, session: Session) => notify(trx, session, 'client'),
    sent: (trx: Trx, session: Session) => notify(trx, session, 'healer'),
    /** The healer hears of words of danger apart from the answers, as with the words of a booking. */
    async lookForDanger(trx: Trx, session: Session, text: string) {
      const { healerPersonId, client } = await peopleOf(trx, session)
      await crisis.wroteToHealer(trx, {
        place: 'booking',
        targetId: session.u_id,
        text,
        healerPersonId,
        clientId: session.client_id,
        client,
      })
    },
  }
}
export type IntakeNotices = ReturnType<typeof createIntakeNotices>
