import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/platform/database/database.ts'
import { median } from './median.ts'
import { signInStaff } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const sizes = { full: { saves: 400, rounds: 5 }, smallest: { saves: 10, rounds: 1 } }

async function perSecond(count: number, work: (place: number) => Promise<void>) {
  const began = performance.now()
  for (let place = 0; place < count; place++) await work(place)
  return count / ((performance.now() - began) / 1000)
}

/** Saving a record of the back office, with its checks, version, trail and forgotten pages, beside the bare update. */
export async function measure({ siteUrl, databaseUrl }: MeasuredSite, size: Size) {
  const { saves, rounds } = sizes[size]
  const { pool, close } = openDatabase(databaseUrl)
  try {
    const { token, csrf } = await signInStaff(pool, 'editor')
    const {
      rows: [article],
    } = await pool.query<{ u_id: string; revision: number; lead: string }>(
      'select u_id, revision, lead from article where is_demo order by u_id limit 1',
    )
    if (!article) throw new Error('There is no article')
    let version = article.revision
    const save = async (lead: string) => {
      const answer = await fetch(`${siteUrl}/api/staff/articles/${article.u_id}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-csrf-token': csrf,
          cookie: `csrf=${csrf}`,
        },
        body: JSON.stringify({ version, lead }),
      })
      if (!answer.ok) throw new Error(`saving answered ${answer.status}: ${await answer.text()}`)
      version = (await answer.json()).data.version
    }
    const bare = async () => {
      await pool.query('update article set lead = $2, updated_at = now() where u_id = $1', [
        article.u_id,
        randomUUID(),
      ])
    }
    await save(randomUUID())
    const ratios: number[] = []
    let rate = 0
    for (let round = 0; round < rounds; round++) {
      rate = await perSecond(saves, () => save(randomUUID()))
      ratios.push(rate / (await perSecond(saves, bare)))
    }
    await save(article.lead)
    console.log(
      `  ${rate.toFixed(0)} saves a second, one after the other: ${median(ratios).toFixed(3)} of the bare update`,
    )
  } finally {
    await close()
  }
}
