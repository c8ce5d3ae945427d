import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { findByContact } from './people.ts'

const isAddress = (contact: string) => /^[^\s@]+@[^\s@]+$/.test(contact)
const isNumber = (contact: string) => /^\+\d{7,15}$/.test(contact)

/** People whom an operator names before they come to the site. */
export function createNamedPeople({ clock, ids }: { clock: Clock; ids: Ids }) {
  return {
    /**
     * The person to whom the contact belongs, or a new one without a role. The operator answers for the contact; nobody
     * logs in without the OTP that is sent to it.
     * @throws DomainError invalidInput when it is neither an e-mail nor a mobile number
     */
    async namedPerson(trx: Trx, contact: string, name: { first: string; last: string }): Promise<string> {
      const written = contactAsStored(contact)
      if (!isAddress(written) && !isNumber(written)) return throwError('invalidInput')
      const channel = isAddress(written) ? 'email' : 'mobile'
      const known = await findByContact(trx, channel, written)
      if (known) return known.u_id
      const now = clock.now()
      const { u_id } = await trx
        .insertInto('person')
        .values({
          u_id: ids.next(),
          roles: [],
          first_name: name.first,
          last_name: name.last,
          ...(channel === 'email'
            ? { email: written, email_verified_at: now }
            : { phone: written, phone_verified_at: now }),
          created_at: now,
          updated_at: now,
        })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      return u_id
    },
  }
}
