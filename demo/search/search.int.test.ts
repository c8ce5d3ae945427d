import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../server/platform/media/disk-storage.ts'
import { createPrivateFiles } from '../../server/platform/media/private-files.ts'
import { useTestApp } from '../../server/testing/test-app.ts'
import { loadContent } from '../load.ts'
import { printEbooks } from '../load-ebooks.ts'
import { measureSearch } from './measure.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-search-'))
  const { clock, db } = app()
  const printed = await printEbooks(createPrivateFiles({ storage: diskStorage(folder), secret: '', clock }))
  await db.transaction().execute((trx) => loadContent(trx, printed, clock.now()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Minimum search quality, as reached so far. */
const reached = { recall: 0.97, firstHit: 0.93 }

test('the search finds what people expect of the fixed set of queries', async () => {
  const { groups, all, misses } = await measureSearch(async (typed) => {
    const answer = await app().call('GET /api/website/search', { query: { search: typed } })
    expect(answer.status, typed).toBe(200)
    return { groups: answer.data ?? [], hasHelpline: answer.helplines ?? false }
  })
  if (process.env.SEARCH_REPORT) {
    console.table({ ...groups, all })
    console.table(misses)
  }
  expect(all.queries).toBeGreaterThanOrEqual(150)
  expect(all.recall).toBeGreaterThanOrEqual(reached.recall)
  expect(all.firstHit).toBeGreaterThanOrEqual(reached.firstHit)
})
