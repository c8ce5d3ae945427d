import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bus } from '../database/bus.ts'
import type { Queryable } from '../database/database.ts'
import type { SharedPages } from './shared-pages.ts'
import type { StoredPage } from './stored-page.ts'
import { createTagHistory } from './tag-history.ts'

/** The topic on the bus of changed tags. */
export const contentTopic = 'pages'
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
  /** Content tags of the page; when one changes, the page is rendered again. */
  tags: string[]
  /** 0: never kept. */
  maxAgeSeconds: number
}

/** Where a rendering reads, and the count of messages whose changes it has in any case. */
interface Source {
  began: number
  isReplica: boolean
}

/** A rendering that has not ended. */
interface UnderWay extends Source {
  key: string
  page: Promise<StoredPage>
}

/** A copy of the database that may be behind what was heard. */
interface Behind {
  /** Follows a count: what it was when everything that the copy has was there; undefined while none is known. */
  following(count: () => number): () => number | undefined
  /** Whether a read of the present request would go to the copy. */
  mayAsk(): boolean
  /** Does work that the copy has no part in. */
  onPrimary<T>(work: () => T): T
}

/** Keys whose tags are remembered after their pages went. */
const knownKeysMax = 20_000

const bytesOf = ({ plain, gzip: small, brotli }: StoredPage) => plain.length + small.length + brotli.length

async function store(page: RenderedPage, now: number): Promise<StoredPage> {
  const plain = Buffer.from(page.body)
  const [small, smaller] = await Promise.all([
    compressGzip(plain, { level: 7 }),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const { status, headers, tags } = page
  return {
    status,
    headers,
    etag,
    plain,
    gzip: small,
    brotli: smaller,
    tags,
    expiresAt: now + page.maxAgeSeconds * 1000,
  }
}

/**
 * Public pages and public answers hold nothing personal, so one making serves all readers: kept in this process,
 * compressed once, forgotten by tag when content changes (on every node, through the bus), and made once however many
 * ask. Other changes leave a page and its rendering alone. When the memory for them is full, the least recently used goes.
 */
export function createPageCache({
  bus,
  shared,
  replica,
  now = Date.now,
  bytesMax = 96 * 1024 * 1024,
}: {
  bus: Bus
  /** Those of the other nodes, asked before a page is rendered. */
  shared?: SharedPages | undefined
  replica?: Behind | undefined
  now?: () => number
  /** Memory limit of the cached pages in this process. */
  bytesMax?: number
}) {
  const history = createTagHistory()
  const replayed = replica?.following(history.now)
  /** The keys of kept pages by each of their tags. */
  const keysOf = new Map<string, Set<string>>()
  const pages = new LRUCache<string, StoredPage>({
    maxSize: bytesMax,
    sizeCalculation: bytesOf,
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  })
  /** The tags that the page of a key had last: they follow from its address, so the next one has them too. */
  const tagsOf = new LRUCache<string, readonly string[]>({ max: knownKeysMax })
  const underWay = new Map<string, UnderWay>()

  bus.subscribe<string[]>(contentTopic, (tags) => {
    history.heard(tags)
    for (const tag of tags) for (const key of [...(keysOf.get(tag) ?? [])]) pages.delete(key)
  })
  bus.onGap(() => {
    history.missed()
    pages.clear()
  })

  function keep(key: string, page: StoredPage) {
    pages.set(key, page)
    // A page that alone is larger than the memory for all is not kept.
    if (!pages.has(key)) return
    for (const tag of page.tags) {
      const keys = keysOf.get(tag) ?? new Set()
      keysOf.set(tag, keys.add(key))
    }
  }

  async function renderAnew(key: string, { isReplica }: Source, make: () => Promise<RenderedPage>) {
    // A replica may lack a change that was counted already.
    const count = isReplica ? undefined : await shared?.count()
    const rendered = await make()
    const page = await store(rendered, now())
    if (count !== undefined && rendered.maxAgeSeconds > 0)
      void shared?.offer(key, page, count, rendered.maxAgeSeconds * 1000)
    return page
  }

  async function render(key: string, source: Source, make: () => Promise<RenderedPage>) {
    const page = (await shared?.find(key)) ?? (await renderAnew(key, source, make))
    // What was not found has no tags, and may be found next time.
    if (page.tags.length > 0) tagsOf.set(key, page.tags)
    // One that is never kept has ended already.
    if (page.expiresAt > now() && !history.hasChanged(page.tags, source.began) && !bus.isDeaf())
      keep(key, page)
    return page
  }

  /**
   * A request does not wait for a rendering begun before a change of what it shows, nor for one from a replica that lacks
   * what the same browser changed.
   */
  function isCurrent({ key, began, isReplica }: UnderWay) {
    if (isReplica && !replica?.mayAsk()) return false
    if (began === history.now()) return true
    const tags = tagsOf.get(key)
    return tags !== undefined && !history.hasChanged(tags, began)
  }

  /**
   * Makes a page from the replica where it has all changes that were heard of what the page shows, and otherwise from the
   * primary. A rendering from a replica counts as begun when the replica was complete, so it is kept, and waited for,
   * exactly as if it had begun then.
   */
  function begin(
    key: string,
    tags: readonly string[] | undefined,
    make: () => Promise<RenderedPage>,
  ): UnderWay {
    const heard = history.now()
    const began = replica?.mayAsk() ? replayed?.() : undefined
    const known = tags ?? tagsOf.get(key)
    if (began !== undefined && (began === heard || (known && !history.hasChanged(known, began)))) {
      const source = { began, isReplica: true }
      return { key, ...source, page: render(key, source, make) }
    }
    const source = { began: heard, isReplica: false }
    const work = () => render(key, source, make)
    return { key, ...source, page: replica ? replica.onPrimary(work) : work() }
  }

  function keptOf(key: string): StoredPage | undefined {
    const page = bus.isDeaf() ? undefined : pages.get(key)
    return page && page.expiresAt > now() ? page : undefined
  }

  return {
    /** The cached page; renders nothing. */
    kept: keptOf,
    /** Where the tags are known before the page is made, more of them can be made from a replica. */
    async get(key: string, make: () => Promise<RenderedPage>, tags?: readonly string[]): Promise<StoredPage> {
      const kept = keptOf(key)
      if (kept) return kept
      pages.delete(key)
      const waiting = underWay.get(key)
      if (waiting && isCurrent(waiting)) return waiting.page
      const making = begin(key, tags, make)
      underWay.set(key, making)
      try {
        return await making.page
      } finally {
        if (underWay.get(key) === making) underWay.delete(key)
      }
    },
    /** Content with one of these tags changed; heard by every node when the transaction commits. */
    invalidate: (db: Queryable, ...tags: string[]) => bus.publish(db, contentTopic, tags),
    size: () => pages.size,
    bytes: () => pages.calculatedSize,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
