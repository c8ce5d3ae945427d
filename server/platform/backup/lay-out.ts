import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { giveToPostgres } from '../database/embedded.ts'
import { sha256Of } from '../media/s3-storage.ts'
import { Problem } from '../problem.ts'
import { type Manifest, manifestsAt, type Sealed } from './manifest.ts'
import { unseal, write } from './sealing.ts'
import type { Target } from './target.ts'

interface LayOut {
  target: Target
  /** The secret key of the owner. */
  identity: string
  /** Empty or not there: what it has is never written over. */
  into: string
  /** The moment to restore to; without it as far as the newest backup and its log lead. */
  until?: Date | undefined
}

type Fault = 'missing' | 'damaged'

/** @throws Problem when no backup leads to the moment */
async function chosen(target: Target, until: Date | undefined): Promise<Manifest> {
  const all = await manifestsAt(target)
  const spans = all.map(({ finished_at, reaches_at }) => `${finished_at} to ${reaches_at}`)
  const found = until ? all.findLast(({ finished_at }) => new Date(finished_at) <= until) : all.at(-1)
  if (!found) throw new Problem(all.length ? `Restored can be: ${spans.join(', ')}` : 'There is no backup')
  if (until && until > new Date(found.reaches_at)) throw new Problem(`Restored can be: ${spans.join(', ')}`)
  return found
}

/** Gets encrypted files from a target, each checked before it is opened. */
function fetcher({ target, identity, into }: LayOut) {
  const file = path.join(into, 'arrived')
  return async function fetched(sealed: Sealed): Promise<Readable | Fault> {
    if (!(await target.copyTo(sealed.name, file))) return 'missing'
    if ((await sha256Of(file)) !== sealed.sha256) return 'damaged'
    return unseal(file, identity)
  }
}

/** Without these no PostgreSQL starts in the folder; Debian's has them elsewhere. */
async function completeSettings(folder: string) {
  const settings = path.join(folder, 'postgresql.conf')
  const callers = path.join(folder, 'pg_hba.conf')
  if (!existsSync(settings)) await writeFile(settings, '')
  if (!existsSync(callers)) await writeFile(callers, 'host all all 127.0.0.1/32 scram-sha-256\n')
}

/** The log lies in the folder already, so the command that would fetch it from elsewhere says that it has none. */
async function stopAt(folder: string, until: Date) {
  const settings = [
    `restore_command = 'exit 1'`,
    // It knows no Z in its settings.
    `recovery_target_time = '${until.toISOString().replace('Z', '+00')}'`,
    `recovery_target_action = 'promote'`,
  ]
  await appendFile(path.join(folder, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await writeFile(path.join(folder, 'recovery.signal'), '')
}

/**
 * Lays a backup out as a data folder: `postgres`, `media` and `private`. PostgreSQL goes through the log when it starts.
 * Files of the site that are missing or damaged are named and left out.
 * @throws Problem when the database itself is missing or damaged, or the folder is not empty
 */
export async function layOut(asked: LayOut) {
  const { target, into, until } = asked
  if ((await readdir(into).catch(() => [])).length) throw new Problem(`${into} is not empty`)
  const manifest = await chosen(target, until)
  const postgres = path.join(into, 'postgres')
  await mkdir(postgres, { recursive: true, mode: 0o700 })
  const fetched = fetcher(asked)
  async function needed(sealed: Sealed) {
    const found = await fetched(sealed)
    if (typeof found === 'string')
      throw new Problem(`${sealed.name} is ${found}: the database cannot be restored`)
    return found
  }

  await pipeline(await needed(manifest.database), createZstdDecompress(), unpackTar(postgres))
  for (const { segment, sealed } of manifest.log)
    await pipeline(await needed(sealed), createZstdDecompress(), (source) =>
      write(source, path.join(postgres, 'pg_wal', segment)),
    )
  await completeSettings(postgres)
  if (until) await stopAt(postgres, until)
  await giveToPostgres(postgres)

  const faults: Record<Fault, string[]> = { missing: [], damaged: [] }
  for (const { name, sha256, sealed } of manifest.files) {
    const found = await fetched(sealed)
    if (typeof found === 'string') {
      faults[found].push(name)
      continue
    }
    const file = path.join(into, name)
    await mkdir(path.dirname(file), { recursive: true })
    if ((await write(found, file)).sha256 !== sha256) faults.damaged.push(name)
  }
  await rm(path.join(into, 'arrived'), { force: true })
  return { manifest, postgres, ...faults }
}
