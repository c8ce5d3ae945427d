import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'

interface ConsentNoticesDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify'>
  publicUrl: string
}
interface Session {
  u_id: string
  healer_id: string
  client_id: string
}

const pages = { asked: 'appointment', signed: 'practiceAppointment', withdrawn: 'practiceClient' } as const
type Notice = keyof typeof pages

/** Tells the two of a session of its consents, without their words. */
export function createConsentNotices({ accounts, notifications, publicUrl }: ConsentNoticesDependencies) {
  const notify = (what: Notice) => async (trx: Trx, session: Session) => {
    const {
      person_id: healerPersonId,
      full_name: healer,
      ...client
    } = await trx
      .selectFrom('healer_card as h')
      .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', session.client_id))
      .select(['h.person_id', 'h.full_name', 'p.anonymous_name', 'p.first_name'])
      .where('h.u_id', '=', session.healer_id)
      .executeTakeFirstOrThrow()
    const isClient = what === 'asked'
    const other = isClient ? healer : accounts.knownAs(client)
    await notifications.notify(trx, {
      personId: isClient ? session.client_id : healerPersonId,
      about: isClient ? healerPersonId : session.client_id,
      type: 'appointment',
      frontEndPath: frontEndPathOf(pages[what]),
      targetId: session.u_id,
      senderName: other,
      message: `signedConsents.${what}`,
      parameters: { other, link: `${publicUrl}${pathTo(pages[what], { appointmentId: session.u_id })}` },
    })
  }
  return { asked: notify('asked'), signed: notify('signed'), withdrawn: notify('withdrawn') }
}
export type ConsentNotices = ReturnType<typeof createConsentNotices>
