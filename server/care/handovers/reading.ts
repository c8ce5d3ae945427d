import type { HandoverRecord, OpenedHandover } from '@newyou/contract/care/handovers'
import type { HandoverPart } from '@newyou/contract/care/handovers/parts'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** A part of the file that one healer keeps of a client, for whoever the client opened it to. */
export type PartOf<Part extends HandoverPart> = (
  trx: Trx,
  kept: { healerId: string; clientId: string; readerPersonId: string },
) => Promise<NonNullable<HandoverRecord[Part]>>
export type PartReaders = { [Part in HandoverPart]: PartOf<Part> }

interface ReadingDependencies extends Pick<Platform, 'db' | 'clock'> {
  accounts: Pick<Accounts, 'knownAs'>
  audit: Pick<Audit, 'note'>
  parts: PartReaders
}

/**
 * What healers read by a client's yes. Every answer asks for the yes anew: without one that stands, after its end, or for a
 * healer who works here no more there is nothing.
 */
export function createHandoverReading({ db, clock, accounts, audit, parts }: ReadingDependencies) {
  async function openedTo(queryable: Queryable, personId: string, handoverId?: string) {
    const rows = await queryable
      .selectFrom('handover as o')
      .innerJoin('healer_card as t', 't.u_id', 'o.to_healer_id')
      .innerJoin('healer_card as f', 'f.u_id', 'o.from_healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'o.client_id')
      .innerJoin('handover_line as l', 'l.handover_id', 'o.u_id')
      .select(['o.u_id', 'o.client_id', 'o.from_healer_id', 'o.reader', 'o.ends_at'])
      .select(['f.full_name as from_name', 'f.state as from_state', 'p.anonymous_name', 'p.first_name'])
      .select(sql<HandoverPart[]>`array_agg(l.part order by l.part)`.as('parts'))
      .where('t.person_id', '=', personId)
      .where('t.state', '=', 'verified')
      .where('p.state', '=', 'active')
      .where('o.ends_at', '>', clock.now())
      .where('l.revoked_at', 'is', null)
      .$if(handoverId !== undefined, (query) => query.where('o.u_id', '=', handoverId ?? ''))
      .groupBy(['o.u_id', 'f.full_name', 'f.state', 'p.anonymous_name', 'p.first_name'])
      .orderBy('o.created_at', 'desc')
      .orderBy('o.u_id')
      .limit(200)
      .execute()
    return rows.map((row) => ({
      clientId: row.client_id,
      healerId: row.from_healer_id,
      opened: {
        u_id: row.u_id,
        client_name: accounts.knownAs(row),
        from_name: row.from_name,
        has_left: row.from_state !== 'verified',
        reader: row.reader as OpenedHandover['reader'], // checked by the table
        parts: row.parts,
        ends_at: row.ends_at.toISOString(),
      } satisfies OpenedHandover,
    }))
  }

  return {
    list: async (personId: string): Promise<OpenedHandover[]> =>
      (await openedTo(db, personId)).map(({ opened }) => opened),

    /** Each part is a row of the trail, which the client sees. @throws DomainError notFound without a yes that stands */
    read: (personId: string, handoverId: string): Promise<HandoverRecord> =>
      inTransaction(db, async (trx) => {
        const { opened, ...kept } = orNotFound((await openedTo(trx, personId, handoverId))[0])
        const readPart = async <Part extends HandoverPart>(part: Part) =>
          opened.parts.includes(part) ? parts[part](trx, { ...kept, readerPersonId: personId }) : null
        await audit.note(
          trx,
          ...opened.parts.map((part) => ({
            staffId: personId,
            resource: `handover-${part}`,
            recordId: opened.u_id,
            action: 'look',
          })),
        )
        return {
          ...opened,
          notes: await readPart('notes'),
          plan: await readPart('plan'),
          intake: await readPart('intake'),
          results: await readPart('results'),
          files: await readPart('files'),
        }
      }),
  }
}
export type HandoverReading = ReturnType<typeof createHandoverReading>
