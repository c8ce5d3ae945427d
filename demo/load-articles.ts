import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import { drawBotanical } from './art/botanical.ts'
import { familyPosts } from './content/articles/posts-family.ts'
import { healthPosts } from './content/articles/posts-health.ts'
import { relationshipPosts } from './content/articles/posts-relationship.ts'
import { wealthPosts } from './content/articles/posts-wealth.ts'
import { selfPosts, spiritPosts, workPosts } from './content/articles/posts-work.ts'
import { demoStories } from './content/articles/stories.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'
import { loadPostVersions } from './second-versions.ts'
import { takeTurns } from './take-turns.ts'

const wordsPerMinute = 180
const seeds = 12

const posts = takeTurns(
  healthPosts,
  wealthPosts,
  familyPosts,
  relationshipPosts,
  workPosts,
  selfPosts,
  spiritPosts,
)

const plants = (seed: number, theme: 'dark' | 'light') => `demo/plants/${seed}-${theme}.svg`

/** The plants above the posts, as tasks that draw and keep them. */
export const plantTasks = (pictures: Pictures) =>
  Array.from({ length: seeds }, (_, seed) => async () => {
    for (const theme of ['dark', 'light'] as const)
      await pictures.keep(plants(seed, theme), Buffer.from(drawBotanical(seed + 3, { theme })))
  })

const reviewers = ['Banyan Shade', 'Tin Roof', 'Second Cup', 'Last Local', 'Paper Boat', 'Open Window']
const remarks = [
  'I read it to my mother on the phone. She said nothing for a while, then she laughed.',
  'Short, and I will try it this week.',
  'The part in the middle is exactly our kitchen.',
  'I sent it to my brother without a comment. He rang.',
  'Thank you for not telling me to be positive.',
  'I came back to this after a month and it still held.',
]

/** The newest post as it was before an editor shortened its title and took out a paragraph. */
export async function loadRevisions(trx: Transaction<DB>, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [newest] = posts
  if (!newest) return
  const id = demoId('blog', newest.slug)
  const row = await trx.selectFrom('article').selectAll().where('u_id', '=', id).executeTakeFirstOrThrow()
  const { kind, title, lead, body, author_healer_id, teller, categories, tags, language } = row
  const latest = { kind, title, lead, body, author_healer_id, teller, categories, tags, language }
  const draft = { ...latest, title: `${title}, and what came after`, tags: tags.slice(0, 1) }
  const longer = { ...draft, tags, body: `${body}<p>More of this next month.</p>` }
  const editor = demoId('person', 'editor')
  await trx
    .insertInto('record_revision')
    .values(
      [draft, longer, latest].map((fields, place) => ({
        resource: 'articles',
        record_id: id,
        version: place + 1,
        saved_by: place === 1 ? demoId('person', 'admin') : editor,
        saved_at: daysAgo(4 - place),
        fields: JSON.stringify(fields),
        is_demo: true,
      })),
    )
    .execute()
  await trx.updateTable('article').set({ revision: 3 }).where('u_id', '=', id).execute()
}

/** Posts a few days apart, stories a week apart, the newest from yesterday. */
export async function loadArticles(trx: Transaction<DB>, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const bodyOf = (text: string) => {
    const body = cleanRichText(toHtml(text))
    const words = plainText(body)
    return {
      body,
      words,
      reading_minutes: Math.max(1, Math.round(words.split(' ').length / wordsPerMinute)),
    }
  }
  await trx
    .insertInto('article')
    .values([
      ...posts.map(({ slug, title, lead, category, tags, by, language = 'en', text }, number) => ({
        u_id: demoId('blog', slug),
        kind: 'blog',
        state: 'published',
        title,
        lead,
        ...bodyOf(text),
        language,
        author_healer_id: by ? demoId('healer', by) : null,
        categories: [category],
        tags,
        image: JSON.stringify({
          dark: `/media/${plants(number % seeds, 'dark')}`,
          light: `/media/${plants(number % seeds, 'light')}`,
        }),
        is_demo: true,
        published_at: daysAgo(1 + number * 4),
        updated_at: daysAgo(1 + number * 4),
      })),
      ...demoStories.map(({ slug, title, lead, category, teller, text }, number) => ({
        u_id: demoId('success-story', slug),
        kind: 'success-story',
        state: 'published',
        title,
        lead,
        ...bodyOf(text),
        teller,
        categories: [category],
        is_demo: true,
        published_at: daysAgo(3 + number * 7),
        updated_at: daysAgo(3 + number * 7),
      })),
    ])
    .execute()
  await trx
    .insertInto('article_review')
    .values(
      posts
        .filter((_, number) => number % 3 !== 2)
        .map(({ slug }, number) => ({
          u_id: demoId('article-review', slug),
          article_id: demoId('blog', slug),
          by_name: reviewers[number % reviewers.length] ?? '',
          text: remarks[number % remarks.length] ?? '',
          is_demo: true,
          created_at: daysAgo(number),
        })),
    )
    .execute()
  await loadPostVersions(trx)
}
