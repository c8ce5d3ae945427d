import { addresses } from '@newyou/contract/addresses'
import type { ActOnAnswer, Said } from '../../foundation/text-messages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { LinkVisits } from './link-visits.ts'
import type { Links } from './links.ts'

interface ReminderAnswersDependencies {
  db: Database
  clock: Clock
  links: Pick<Links, 'urlFor'>
  visits: Pick<LinkVisits, 'look' | 'act'>
  publicUrl: string
}

const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Acts on an answer to a reminder through the same signed links that stand in it. */
export function createReminderAnswers({
  db,
  clock,
  links,
  visits,
  publicUrl,
}: ReminderAnswersDependencies): ActOnAnswer {
  const tooLate: Said = {
    outcome: 'too-late',
    label: 'tooLate',
    parameters: { link: publicUrl + addresses.counseling },
  }
  return async ({ personId, aboutId: appointmentId, meaning }): Promise<Said> => {
    const appointment = await db
      .selectFrom('appointment')
      .select(['client_id', 'starts_at'])
      .where('u_id', '=', appointmentId)
      .where('starts_at', '>', clock.now())
      .executeTakeFirst()
    if (!appointment) return tooLate
    const { starts_at: startsAt } = appointment
    const side = appointment.client_id === personId ? ('client' as const) : ('healer' as const)
    const link = links.urlFor({ appointmentId, side, purpose: meaning, startsAt })
    try {
      if (meaning === 'confirm') {
        await visits.act(tokenOf(link), {})
        return { outcome: 'confirmed', label: 'confirmed', parameters: { startsAt: startsAt.toISOString() } }
      }
      await visits.look(tokenOf(link))
      return { outcome: 'reschedule', label: 'reschedule', parameters: { link } }
    } catch (error) {
      if (error instanceof DomainError) return tooLate
      throw error
    }
  }
}
