import { homeZone } from '@newyou/contract/business'
import type { ClientHead } from '@newyou/contract/care/client-files/clients'
import { yearsOld } from '@newyou/contract/people/accounts/age'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { dayIn } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { wordsOfFirst } from '../appointments/index.ts'
import { requireMet } from './met-clients.ts'

interface HeadDependencies extends Pick<Platform, 'db' | 'clock'> {
  accounts: Pick<Accounts, 'knownAs'>
  audit: Pick<Audit, 'note'>
}

/**
 * The head of a client's file. E-mail and numbers of the client are in none: the two write and call through the site. Legal
 * name, age and language are there where the client allowed it in the profile, the emergency contact where they gave one.
 */
export const createHead =
  ({ db, clock, accounts, audit }: HeadDependencies) =>
  /**
   * A look at an emergency contact is in the trail.
   * @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing
   */
  (personId: string, appointmentId: string): Promise<ClientHead> =>
    inTransaction(db, async (trx) => {
      const met = await requireMet(trx, personId, appointmentId)
      const { healer_id: healerId, client_id: clientId } = met
      const now = clock.now()
      const file = await trx
        .selectFrom('person_file as p')
        .leftJoin('language as l', 'l.u_id', 'p.language_u_id')
        .selectAll('p')
        .select('l.name as language')
        .where('p.u_id', '=', clientId)
        .executeTakeFirstOrThrow()
      const held = sql<boolean>`a.state in ('confirmed', 'reported', 'disputed', 'completed') and a.ends_at <= ${now}`
      const comes = sql<boolean>`a.state = 'confirmed' and a.ends_at > ${now}`
      const times = await trx
        .selectFrom('session_times as a')
        .select((of) => [
          of.fn.min('a.starts_at').filterWhere(held).as('first'),
          of.fn.min('a.starts_at').filterWhere(comes).as('next'),
        ])
        .where('a.healer_id', '=', healerId)
        .where('a.client_id', '=', clientId)
        .executeTakeFirstOrThrow()
      const allows = (what: string) => file.shown_to_healers.includes(what)
      const hasEmergency = file.emergency_mobile_number !== null
      if (hasEmergency)
        await audit.note(trx, {
          staffId: personId,
          resource: 'emergency-contacts',
          recordId: clientId,
          action: 'look',
        })
      return {
        client_name: accounts.knownAs(met),
        legal_name: allows('legal-name')
          ? file.legal_name || `${file.first_name} ${file.last_name}`.trim()
          : null,
        age: allows('age') && file.dob ? yearsOld(file.dob, dayIn(homeZone, now)) : null,
        language: allows('language') ? file.language : null,
        emergency: hasEmergency
          ? {
              name: file.emergency_name,
              relation: file.emergency_relation,
              mobile_number: file.emergency_mobile_number ?? '',
            }
          : null,
        came_for: await wordsOfFirst(trx, clientId, healerId),
        first_held_at: times.first?.toISOString() ?? null,
        next_at: times.next?.toISOString() ?? null,
      }
    })
export type Head = ReturnType<typeof createHead>
