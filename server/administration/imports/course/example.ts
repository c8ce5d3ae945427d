import type { Platform } from '../../../platform/platform.ts'
import { heavyWork } from '../../../platform/workers/workers.ts'
import type { makeExample } from './make-example.ts'

const making = heavyWork<typeof makeExample>(new URL('./make-example.ts', import.meta.url), 'makeExample')

/** The packed folder of a small course that this site takes as it is: its healer, category and language are here. */
export async function exampleCourse({ db, workers }: Pick<Platform, 'db' | 'workers'>): Promise<Buffer> {
  const [healer, category, languages] = await Promise.all([
    db
      .selectFrom('healer_card')
      .select('full_name')
      .where('state', '=', 'verified')
      .groupBy('full_name')
      .having((of) => of.fn.countAll(), '=', 1)
      .orderBy('full_name')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('category')
      .select('name')
      .where('is_shown', '=', true)
      // The course is about sleep.
      .orderBy((is) => is('slug', '=', 'health'), 'desc')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('language').select('name').execute(),
  ])
  const names = languages.map(({ name }) => name)
  return Buffer.from(
    await workers.run(making, {
      healer: healer?.full_name ?? 'Name or e-mail of the healer',
      category: category?.name ?? 'Name of the category',
      language: names.includes('English') ? 'English' : (names[0] ?? 'English'),
    }),
  )
}
