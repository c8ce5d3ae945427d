import type { DeskClient } from '@newyou/contract/administration/desk/clients'
import { contactAsStored, looksLikeNumber } from '@newyou/contract/people/accounts/contacts'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { maskContact } from '../../people/accounts/index.ts'
import { days } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { clientName, isKnownTo } from './people.ts'

const maxFound = 20
/** Contacts that one colleague looks for in a day: enough for a busy desk, too few to try numbers out. */
const contactsDaily = 200

interface Row {
  u_id: string
  name: string
  email: string | null
  phone: string | null
  is_imported: boolean
}

const isClient = sql`p.state in ('active', 'guest', 'imported') and 'client' = any (p.roles)`

const present = ({ u_id, name, email, phone, is_imported }: Row): DeskClient => ({
  u_id,
  name,
  is_imported,
  email: email ? maskContact({ channel: 'email', destination: email }) : '',
  mobile_number: phone ? maskContact({ channel: 'mobile', destination: phone }) : '',
})

/** Clients as the front desk finds and calls them. */
export function createDeskClients({
  db,
  audit,
  rateLimits,
}: {
  db: Database
  audit: Audit
  rateLimits: RateLimits
}) {
  const read = async (queryable: Queryable, where: ReturnType<typeof sql>) => {
    const { rows } = await sql<Row>`
      select p.u_id, ${clientName} as name, p.email, p.phone, p.state = 'imported' as is_imported from person_contact p
      where ${isClient} and ${where} order by name, p.u_id limit ${maxFound}`.execute(queryable)
    return rows
  }

  /** Only a contact that its owner proved, or that the practice brought: another may have been typed by anybody. */
  const ofContact = (contact: string) => {
    const written = contactAsStored(contact)
    return sql`((p.email = ${written} and p.email_verified_at is not null)
      or (p.phone = ${written} and p.phone_verified_at is not null)
      or (p.email = ${written} and p.state = 'imported') or (p.phone = ${written} and p.state = 'imported'))`
  }

  return {
    /** @throws DomainError tooManyRequests */
    async find(viewer: Viewer, search: string): Promise<DeskClient[]> {
      if (!search.includes('@') && !looksLikeNumber(search))
        return (
          await read(
            db,
            sql`lower(p.first_name || ' ' || p.last_name) like ${likeAnywhere(search)} and ${isKnownTo(viewer)}`,
          )
        ).map(present)
      await rateLimits.spend([
        { key: `desk:contacts:${viewer.personId}`, max: contactsDaily, window: days(1) },
      ])
      return inTransaction(db, async (trx) => {
        const found = await read(trx, ofContact(search))
        for (const { u_id: recordId } of found)
          await audit.note(trx, { staffId: viewer.personId, resource: 'clients', recordId, action: 'look' })
        return found.map(present)
      })
    },

    /** @throws DomainError notFound, also for a client of other healers */
    reveal: (viewer: Viewer, personId: string) =>
      inTransaction(db, async (trx) => {
        const [row] = await read(trx, sql`p.u_id = ${personId}::uuid and ${isKnownTo(viewer)}`)
        const { email, phone } = orNotFound(row)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'clients',
          recordId: personId,
          action: 'reveal',
        })
        return { mobile_number: phone ?? '', email: email ?? '' }
      }),
  }
}
export type DeskClients = ReturnType<typeof createDeskClients>
