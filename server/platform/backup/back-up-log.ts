import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.ts'
import { type BackUp, zipped } from './back-up.ts'
import { noteTaken } from './backup-taken.ts'
import { near, onCluster, releaseLog, segmentsAfter, slot } from './cluster.ts'
import { keepSealed } from './keep-files.ts'
import { keepManifest, manifestsAt, segmentName } from './manifest.ts'

/**
 * Adds to the newest backup what the database has written since, so that it can be restored to each moment until now.
 * @throws Problem when there is no backup, or the log since then is not there any more
 */
export const backUpLog = ({ url, target, recipient }: BackUp) =>
  onCluster(url, (any) =>
    target.withScratch(async (scratch) => {
      const cluster = near(any)
      const manifest = (await manifestsAt(target)).at(-1)
      if (!manifest?.last_segment) throw new Problem('There is no backup yet whose log this could be')
      const { rows: slots } = await cluster.client.query(
        `select from pg_replication_slots where slot_name = $1 and wal_status <> 'lost'`,
        [slot],
      )
      if (!slots.length)
        throw new Problem('PostgreSQL has not kept its log since the backup: take a new backup')
      // The transaction has a number, so that its end stands in the log: a restore finds there that the moment is past.
      const { rows } = await cluster.client.query<{ at: Date }>(
        'select clock_timestamp() as at, pg_current_xact_id()',
      )
      const { rows: switched } = await cluster.client.query<{ lsn: string; last: string }>(
        'select lsn, pg_walfile_name(lsn - 1) as last from pg_switch_wal() as lsn',
      )
      const [{ at } = {}, { lsn, last } = {}] = [rows[0], switched[0]]
      if (!at || !lsn || !last) throw new Error('PostgreSQL did not say where its log ends')
      const segments = await segmentsAfter(cluster, manifest.last_segment, last)
      for (const segment of segments) {
        const source = createReadStream(path.join(cluster.folder, 'pg_wal', segment))
        const sealed = await keepSealed(
          { target, recipient, scratch },
          segmentName(manifest.name, segment),
          zipped(source),
        )
        manifest.log.push({ segment, sealed })
      }
      const whole = { ...manifest, last_segment: last, reaches_at: at.toISOString() }
      await keepManifest(target, whole)
      await releaseLog(cluster, lsn)
      await noteTaken(cluster.client, 'log')
      return { manifest: whole, segments: segments.length }
    }),
  )
