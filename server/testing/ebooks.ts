import type { Insertable } from 'kysely'
import type { Ebook } from '../platform/database/schema.ts'
import { makeHealer } from './healers.ts'
import type { TestApp } from './test-app.ts'

/** Text in the private file of every e-book made for tests. */
export const ebookWords = 'The cat comes when it is hungry.'

/** Writes a published e-book with its healer and its private file. */
export async function makeEbook(app: TestApp, given: Partial<Insertable<Ebook>> = {}): Promise<string> {
  const { ids, privateFiles } = app.app.platform
  const uId = ids.next()
  const file = `ebooks/${uId}.epub`
  await privateFiles.keep(file, Buffer.from(ebookWords))
  const now = app.clock.now()
  const { u_id } = await app.db
    .insertInto('ebook')
    .values({
      u_id: uId,
      healer_id: given.healer_id ?? (await makeHealer(app)).u_id,
      state: 'published',
      title: 'The three o’clock book',
      lead: 'To be read in bed, with one eye.',
      category: 'health',
      language: 'en',
      price_paise: 19_900,
      format: 'epub',
      file,
      bytes: ebookWords.length,
      page_count: 12,
      contents: ['Nothing is decided now', 'Do not try'],
      sample_title: 'Nothing is decided now',
      sample: '<p>It is three, or half past.</p>',
      published_at: now,
      updated_at: now,
      ...given,
    })
    .returning('u_id')
    .executeTakeFirstOrThrow()
  return u_id
}
