import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../server/app.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { uuidIds } from '../server/platform/ids.ts'
import { cryptographicRandom } from '../server/platform/random.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { oldPicture, wxrOf } from '../server/testing/wordpress.ts'
import { makeClients, post } from './clients.ts'
import { type BookingRequest, freeTime } from './free-time.ts'
import type { MeasuredSite, Size } from './site.ts'

const sizes = {
  full: { clients: 1000, sessions: 5000, posts: 200, bookings: 12 },
  smallest: { clients: 20, sessions: 60, posts: 3, bookings: 2 },
}
const atMostSeconds = 60
const dayMs = 86_400_000

/** Each client has as many sessions as the others, on days of their own. */
function tables({ clients, sessions }: (typeof sizes)[Size]) {
  const mark = randomUUID()
  const emails = Array.from({ length: clients }, (_, at) => `${mark}-${at}@example.com`)
  const day = (at: number) => new Date(Date.UTC(2015, 0, 1) + at * dayMs).toISOString().slice(0, 10)
  return {
    clients: ['Name,Email', ...emails.map((email, at) => `Asha Client ${at},${email}`)],
    sessions: [
      'Email,Start,Minutes',
      ...Array.from(
        { length: sessions },
        (_, at) => `${emails[at % clients]},${day(Math.floor(at / 10))} ${8 + (at % 10)}:00,45`,
      ),
    ],
  }
}

/** Posts of the old site, each with a picture of its own for its card; every second one has another in its text. */
function postsOf(url: string, count: number) {
  const mark = randomUUID()
  const words = 'A quiet evening begins an hour before the lamp goes out. '.repeat(80)
  const posts = Array.from({ length: count }, (_, at) => ({
    ...{
      id: 10_000 + at,
      title: `Evening ${mark} ${at}`,
      link: `${url}/2019/05/${mark}-${at}/`,
      thumbnail: 1 + at,
    },
    content: `${words}\n\n${at % 2 ? `[caption]<img src="${oldPicture(url, `text-${mark}-${at}`)}" alt="A lamp"> A lamp[/caption]` : ''}${words}`,
  }))
  const pictures = posts.map((_, at) => ({ id: 1 + at, address: oldPicture(url, `card-${mark}-${at}`) }))
  return wxrOf({ url, posts, pictures })
}

/** A practice moves here while others book, also with the healer whose sessions come: none of them is refused. */
export async function measure(site: MeasuredSite, size: Size) {
  const wanted = sizes[size]
  const api = `${site.siteUrl}/api/website`
  const bookers = await makeClients(site, wanted.bookings)
  const times: BookingRequest[] = []
  for (let index = 0; index < wanted.bookings; index++) times.push(await freeTime(api, index))
  const healerId = times[0]?.healer_u_id ?? ''
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-imports-'))
  const app = await buildApp({
    config: readConfig({
      ...process.env,
      PUBLIC_URL: site.siteUrl,
      DATA_FOLDER: folder,
      SHED_AFTER_MS: '0',
      OUTSIDE_SANDBOX_URL: site.sandboxUrl,
    }),
    databaseUrl: site.databaseUrl,
    clock: systemClock,
    ids: uuidIds,
    random: cryptographicRandom,
    logger: createLogger({ LOG_LEVEL: 'silent', isProduction: true }),
  })
  await app.open()
  try {
    let isOver = false
    const began = performance.now()
    const importing = (async () => {
      for (const [kind, lines] of Object.entries(tables(wanted))) {
        const file = path.join(folder, `${kind}.csv`)
        await writeFile(file, lines.join('\n'))
        const { found } = await app.modules.imports.fromFile(
          kind === 'clients' ? 'clients' : 'sessions',
          { path: file, name: `${kind}.csv` },
          { isDryRun: false, healerId: kind === 'clients' ? null : healerId },
        )
        if (found.counts.added !== lines.length - 1)
          throw new Error(`not all ${kind} were imported: ${JSON.stringify(found.counts)}`)
      }
      const file = path.join(folder, 'posts.xml')
      await writeFile(file, postsOf(site.sandboxUrl, wanted.posts))
      const posts = { path: file, name: 'posts.xml' }
      const { counts, pictures } = (
        await app.modules.imports.fromFile('articles', posts, { isDryRun: false })
      ).found
      if (counts.added !== wanted.posts || pictures.refused > 0)
        throw new Error(`not all posts were imported: ${JSON.stringify({ counts, pictures })}`)
      return pictures.kept
    })().finally(() => {
      isOver = true
    })
    let beside = 0
    for (const [index, time] of times.entries()) {
      const { status, body } = await post(
        `${api}/appointment`,
        { ...time, description: 'Beside an import' },
        bookers[index],
      )
      if (status !== 201) throw new Error(`a booking failed with ${status}: ${JSON.stringify(body)}`)
      if (!isOver) beside += 1
    }
    const pictures = await importing
    const seconds = (performance.now() - began) / 1000
    console.log(
      `  ${wanted.clients} clients, ${wanted.sessions} sessions and ${wanted.posts} posts with ${pictures} pictures in ${seconds.toFixed(1)} s; ${beside} of ${wanted.bookings} bookings beside it, none failed`,
    )
    if (size === 'full' && seconds > atMostSeconds) throw new Error(`longer than ${atMostSeconds} s`)
  } finally {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
