import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Trx } from '../../platform/database/database.ts'

interface CrisisNoticeDependencies {
  accounts: Pick<Accounts, 'knownAs'>
  crisis: Pick<Crisis, 'wroteToHealer'>
}

/** Checks a client's session description for crisis words, in the transaction that confirms it. */
export const createCrisisNotices =
  ({ accounts, crisis }: CrisisNoticeDependencies) =>
  async (trx: Trx, { u_id: appointmentId }: { u_id: string }) => {
    const booked = await trx
      .selectFrom('appointment as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .select(['a.description', 'a.client_id', 'h.person_id', 'p.anonymous_name', 'p.first_name'])
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    await crisis.wroteToHealer(trx, {
      place: 'booking',
      targetId: appointmentId,
      text: booked.description,
      healerPersonId: booked.person_id,
      clientId: booked.client_id,
      client: accounts.knownAs(booked),
    })
  }
