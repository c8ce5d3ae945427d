import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { metStates } from '../appointments/index.ts'
import type { Pair } from './pairs.ts'

interface ProgressNoticesDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  notifications: Pick<Notifications, 'notify'>
  publicUrl: string
}
type ProgressMessage =
  | 'goalSuggested'
  | 'goalAgreed'
  | 'goalReached'
  | 'goalLetGo'
  | 'asked'
  | 'goalsToReview'
  | 'measureStopped'

/** Tells the two of their goals and of what is asked of them. None of it holds a goal or an answer. */
export function createProgressNotices({
  accounts,
  crisis,
  notifications,
  publicUrl,
}: ProgressNoticesDependencies) {
  async function peopleOf(trx: Trx, { healer_id: healerId, client_id: clientId }: Pair) {
    const { person_id, full_name, ...client } = await trx
      .selectFrom('healer_card as h')
      .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', clientId))
      .select(['h.person_id', 'h.full_name', 'p.anonymous_name', 'p.first_name'])
      .where('h.u_id', '=', healerId)
      .executeTakeFirstOrThrow()
    const { u_id: appointmentId } = await trx
      .selectFrom('session_times')
      .select('u_id')
      .where('healer_id', '=', healerId)
      .where('client_id', '=', clientId)
      .where('state', 'in', metStates)
      .orderBy('starts_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { healerPersonId: person_id, healer: full_name, client: accounts.knownAs(client), appointmentId }
  }

  return {
    /** To the person of this side. */
    async tell(trx: Trx, pair: Pair, side: ProgressSide, message: ProgressMessage) {
      const { healerPersonId, healer, client, appointmentId } = await peopleOf(trx, pair)
      const isClient = side === 'client'
      const other = isClient ? healer : client
      const path = isClient ? pathTo('myActionPlans') : pathTo('practiceClient', { appointmentId })
      await notifications.notify(trx, {
        personId: isClient ? pair.client_id : healerPersonId,
        about: isClient ? healerPersonId : pair.client_id,
        type: 'progress',
        frontEndPath: frontEndPathOf(isClient ? 'myActionPlans' : 'practiceClient'),
        targetId: isClient ? pair.healer_id : appointmentId,
        senderName: other,
        message: `progress.${message}`,
        parameters: { other, link: publicUrl + path },
      })
    },

    /** The healer hears of words of danger apart from the words themselves, as with those of a booking. */
    async lookForDanger(trx: Trx, pair: Pair, text: string) {
      const { healerPersonId, client, appointmentId } = await peopleOf(trx, pair)
      await crisis.wroteToHealer(trx, {
        place: 'booking',
        targetId: appointmentId,
        text,
        healerPersonId,
        clientId: pair.client_id,
        client,
      })
    },
  }
}
export type ProgressNotices = ReturnType<typeof createProgressNotices>
