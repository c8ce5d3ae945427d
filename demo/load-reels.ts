import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import type { PrivateFiles } from '../server/platform/media/private-files.ts'
import { demoClients } from './content/clients.ts'
import { demoReels } from './content/reels.ts'
import { proposedFilm, proposedReel } from './content/submissions.ts'
import { demoId } from './ids.ts'

const folder = 'demo/reels'

/** Films and their pictures, as tasks that keep them; `media/make-reels.ts` made them. */
export const reelTasks = (pictures: Pictures) =>
  demoReels.map(({ slug }) => async () => {
    for (const name of [`${slug}.mp4`, `${slug}.webp`])
      await pictures.keep(
        `${folder}/${name}`,
        await readFile(path.join(import.meta.dirname, 'media/reels', name)),
      )
  })

/** The film of the reel that a healer proposes. */
export const keepProposedFilm = async (privateFiles: Pick<PrivateFiles, 'keep'>) =>
  privateFiles.keep(
    proposedFilm,
    await readFile(path.join(import.meta.dirname, 'media/reels', `${proposedReel.slug}.mp4`)),
  )

/** Thirty reels, two days apart, and the likes of the demo clients, who are all that count. */
export async function loadReels(trx: Transaction<DB>, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await trx
    .insertInto('reel')
    .values(
      demoReels.map(({ slug, title, words, alt, category, by, seconds }, number) => ({
        u_id: demoId('reel', slug),
        healer_id: demoId('healer', by),
        state: 'published',
        title,
        words,
        alt,
        category,
        video: `/media/${folder}/${slug}.mp4`,
        poster: `/media/${folder}/${slug}.webp`,
        seconds,
        is_demo: true,
        published_at: daysAgo(1 + number * 2),
        updated_at: daysAgo(1 + number * 2),
      })),
    )
    .execute()
  await trx
    .insertInto('reel_like')
    .values(
      demoReels.flatMap(({ slug }, number) =>
        demoClients
          .filter((_, client) => (number * 7 + client * 5) % 3 === 0)
          .map((client) => ({
            reel_id: demoId('reel', slug),
            person_id: demoId('person', client.slug),
            created_at: daysAgo(number),
          })),
      ),
    )
    .execute()
}
