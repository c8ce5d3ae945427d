import { deserialize, serialize } from 'node:v8'
import type { Valkey } from '../valkey.ts'
import type { Logger } from '../watch/logger.ts'
import type { StoredPage } from './stored-page.ts'

/** Larger pages are kept by each node alone. */
const largest = 1024 * 1024

/** One step, or a rendering begun between two changes of a tag could take the later for the earlier. */
const countChange = `local count = redis.call('incr', KEYS[1])
for index = 2, #KEYS do redis.call('set', KEYS[index], count) end`

/** A page with the count of changes at which each of its tags changed last. */
interface Shared {
  page: StoredPage
  versions: (string | null)[]
}

/**
 * Pages that one node rendered, for all nodes of the same release, in Valkey. Changes are counted there: each tag has the
 * count of its latest change, and a page is right while its tags have the counts that they had when it was stored. Valkey
 * counts a change before the nodes hear of it. Where Valkey does not answer, each node renders by itself.
 */
export function createSharedPages({
  valkey,
  release,
  logger,
}: {
  valkey: Valkey
  /** Pages of another release name files that this one does not have. */
  release: () => Promise<string>
  logger: Logger
}) {
  const { commands, named } = valkey
  /** Keys carry the start of Valkey: an older state that it read from its disk lacks the changes since. */
  let start = ''
  commands.on('ready', async () => {
    const info = await commands.info('server').catch(() => '')
    start = /^run_id:(\w+)/m.exec(info)?.[1] ?? ''
  })
  commands.on('close', () => {
    start = ''
  })
  const keyOf = (name: string) => named(`${start}:${name}`)
  const countKey = () => keyOf('changes')
  const tagKeys = (tags: readonly string[]) => tags.map((tag) => keyOf(`tag:${tag}`))

  async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!start) return undefined
    try {
      return await work()
    } catch (error) {
      logger.debug({ err: error }, 'shared pages could not be asked')
      return undefined
    }
  }

  return {
    /** Counts a change of these tags. Fails where Valkey does not take it. */
    async changed(tags: readonly string[]) {
      if (!start) throw new Error('Valkey is not there to count a change')
      await commands.eval(countChange, tags.length + 1, countKey(), ...tagKeys(tags))
    },
    /** The shared pages of one kind. */
    in(kind: 'page' | 'answer') {
      const pageKey = async (key: string) => keyOf(`${kind}:${await release()}:${key}`)
      return {
        /** The count of changes now, to be given to `offer`. */
        count: () => quietly(async () => Number((await commands.get(countKey())) ?? 0)),
        find: (key: string): Promise<StoredPage | undefined> =>
          quietly(async () => {
            const bytes = await commands.getBuffer(await pageKey(key))
            if (!bytes) return undefined
            const { page, versions } = deserialize(bytes) as Shared // written below, by this release
            const now = page.tags.length ? await commands.mget(tagKeys(page.tags)) : []
            return versions.every((version, place) => version === now[place]) ? page : undefined
          }),
        /** Stores a page whose rendering began at this count, unless it shows something that changed since. */
        offer: (key: string, page: StoredPage, began: number, maxAgeMs: number) =>
          quietly(async () => {
            const versions = page.tags.length ? await commands.mget(tagKeys(page.tags)) : []
            if (versions.some((version) => Number(version ?? 0) > began)) return
            const bytes = serialize({ page, versions } satisfies Shared)
            if (bytes.length <= largest)
              await commands.set(await pageKey(key), bytes, 'PX', Math.ceil(maxAgeMs))
          }),
      }
    },
  }
}

export type SharedPages = ReturnType<ReturnType<typeof createSharedPages>['in']>
