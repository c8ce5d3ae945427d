import { storedMax } from '@newyou/contract/file-limits'
import { sql } from 'kysely'
import { after, type Clock, hours } from '../clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../database/database.ts'
import { lockPeople } from '../database/locks.ts'
import { DomainError } from '../http/errors.ts'
import type { PrivateFiles } from './private-files.ts'

const megabyte = 1024 * 1024
const unusedMs = hours(1)

/** Sender and target of files. */
export interface Sender {
  personId: string
  /** Healers and staff send for others, all day long. */
  isAtWork: boolean
  /** Where they can be seen; new ones have no files yet and may be left out. */
  place?: { of: 'chat' | 'ticket' | 'appointment' | 'group'; id: string }
}

const keyOf = ({ of, id }: NonNullable<Sender['place']>) => `${of} ${id}`

/** The only code that limits the files of one person and of one place. */
export function createStoredFiles({
  db,
  clock,
  privateFiles,
}: {
  db: Database
  clock: Clock
  privateFiles: Pick<PrivateFiles, 'remove'>
}) {
  async function sumOf(trx: Trx, column: 'person_id' | 'place', value: string) {
    const { bytes } = await trx
      .selectFrom('stored_file')
      .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow()
    return bytes
  }

  return {
    /**
     * Counts a file before it is kept. Two of one person or one place are counted one after the other.
     * @throws DomainError filesFull, placeFilesFull
     */
    take: (queryable: Queryable, { personId, isAtWork, place }: Sender, file: string, bytes: number) =>
      inTransaction(queryable, async (trx) => {
        const most = storedMax[isAtWork ? 'atWork' : 'person']
        await lockPeople(trx, [personId])
        if ((await sumOf(trx, 'person_id', personId)) + bytes > most)
          throw new DomainError('filesFull', { data: { most_megabytes: most / megabyte } })
        const key = place && keyOf(place)
        if (place && key) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
          const mostHere = storedMax[place.of === 'group' ? 'group' : 'place']
          if ((await sumOf(trx, 'place', key)) + bytes > mostHere)
            throw new DomainError('placeFilesFull', { data: { most_megabytes: mostHere / megabyte } })
        }
        await trx
          .insertInto('stored_file')
          .values({ file, person_id: personId, place: key ?? null, bytes, created_at: clock.now() })
          .execute()
      }),

    /** Forgets a file that was counted and is not used. */
    async forget(file: string) {
      await privateFiles.remove(file)
      await db.deleteFrom('stored_file').where('file', '=', file).where('is_used', '=', false).execute()
    },

    /** Removes what a process left that was ended between keeping a file and writing down what it belongs to. */
    async sweep() {
      const left = await db
        .selectFrom('stored_file')
        .select('file')
        .where('is_used', '=', false)
        .where('created_at', '<', after(clock.now(), -unusedMs))
        .execute()
      for (const { file } of left) await this.forget(file)
    },
  }
}
export type StoredFiles = ReturnType<typeof createStoredFiles>
