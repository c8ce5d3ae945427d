import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bus } from '../database/bus.ts'
import type { Queryable } from '../database/database.ts'

/** The topic on the bus of changed tags. */
export const contentTopic = 'pages'
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
  /** What the page shows; when one of these changes, the page is made again. */
  tags: string[]
  /** 0: never kept. */
  maxAgeSeconds: number
}

export interface StoredPage {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  tags: string[]
  expiresAt: number
}

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
 * ask. When the memory for them is full, the least recently used goes.
 */
export function createPageCache({
  bus,
  now = Date.now,
  bytesMax = 96 * 1024 * 1024,
}: {
  bus: Bus
  now?: () => number
  /** What the kept pages may take of the memory of this process. */
  bytesMax?: number
}) {
  const pages = new LRUCache<string, StoredPage>({ maxSize: bytesMax, sizeCalculation: bytesOf })
  const underWay = new Map<string, Promise<StoredPage>>()
  /** Counts forgettings, so that a page rendered from older content is not kept. */
  let generation = 0

  /** Who asks from now on does not wait for what was begun before the change. */
  function begin() {
    generation++
    underWay.clear()
  }
  bus.subscribe<string[]>(contentTopic, (tags) => {
    begin()
    for (const [key, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key)
  })
  bus.onReconnect(() => {
    begin()
    pages.clear()
  })

  async function render(key: string, make: () => Promise<RenderedPage>) {
    const began = generation
    const rendered = await make()
    const page = await store(rendered, now())
    if (rendered.maxAgeSeconds > 0 && began === generation) pages.set(key, page)
    return page
  }

  function keptOf(key: string): StoredPage | undefined {
    const page = pages.get(key)
    return page && page.expiresAt > now() ? page : undefined
  }

  return {
    /** What is kept now; nothing is made. */
    kept: keptOf,
    async get(key: string, make: () => Promise<RenderedPage>): Promise<StoredPage> {
      const kept = keptOf(key)
      if (kept) return kept
      pages.delete(key)
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const making = render(key, make).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key)
      })
      underWay.set(key, making)
      return making
    },
    /** Content with one of these tags changed; heard by every node when the transaction commits. */
    changed: (db: Queryable, ...tags: string[]) => bus.publish(db, contentTopic, tags),
    size: () => pages.size,
    bytes: () => pages.calculatedSize,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
