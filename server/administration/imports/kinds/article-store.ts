import { pathTo } from '@newyou/contract/addresses'
import type { ImportedArticle, ImportedArticles } from '../../../content/articles/index.ts'
import type { AdvertisingClaims } from '../../../foundation/advertising-claims/index.ts'
import type { MediaFiles } from '../../../foundation/media/index.ts'
import type { Accounts } from '../../../people/accounts/index.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { type ManyTextPictures, minutesToRead } from '../../back-office/index.ts'
import { categoriesHere, healersNamed } from '../named-here.ts'
import { partsOf } from '../parts.ts'
import type { Pictures } from '../pictures.ts'
import { linked, withPictures } from '../wordpress/finished-body.ts'
import { markOf } from '../wordpress/pictures-of-site.ts'
import type { PostLine } from './articles.ts'
import type { Made, Numbered, Store } from './kind.ts'

interface ArticleNeeds {
  ids: Ids
  accounts: Pick<Accounts, 'peopleByContacts'>
  articles: ImportedArticles
  claims: Pick<AdvertisingClaims, 'undecided'>
  media: Pick<MediaFiles, 'release'>
  pictures: Pick<Pictures, 'found' | 'use'>
  textPictures: ManyTextPictures
}
type Posts = readonly Numbered<PostLine>[]

/** Posts become articles of the blog: of a healer where the author is one here, of the practice otherwise. */
export function articleStore({
  ids,
  accounts,
  articles,
  claims,
  media,
  pictures,
  textPictures,
}: ArticleNeeds): Store<PostLine> {
  /** The first claim of each post that a law limits and no editor has allowed. */
  async function claimsOf(trx: Trx, posts: Posts) {
    const texts = posts.flatMap(({ line, row }) =>
      row.claims.map(({ sentence }, at) => [`${line} ${at}`, sentence] as const),
    )
    const found = await claims.undecided(trx, 'articles', Object.fromEntries(texts))
    return new Map(found.toReversed().map(({ field, quote }) => [Number.parseInt(field, 10), quote]))
  }

  /** All that the database says of these posts. */
  async function lookedUp(trx: Trx, runId: string, posts: Posts) {
    const author = await healersNamed(
      trx,
      accounts,
      posts.map(({ line, row }) => ({ line, name: row.author, email: row.author_email })),
    )
    const slugOf = await categoriesHere(trx)
    const claimed = await claimsOf(trx, posts)
    const found = await pictures.found(trx, runId)
    return posts.map((post) => {
      const names = post.row.categories
      const { free, taken } = articles.pathsOf(post.row.paths)
      const known = names.flatMap((name) => slugOf(name) ?? [])
      return {
        ...{ post, found, free, taken },
        authorId: author({ line: post.line, name: post.row.author }),
        slugs: [...new Set(known)],
        lost: names.filter((name) => !slugOf(name) && !/^(?:uncategori[sz]ed|अवर्गीकृत)$/i.test(name)),
        claim: claimed.get(post.line),
      }
    })
  }
  type Looked = Awaited<ReturnType<typeof lookedUp>>[number]

  const refusedOf = ({ post: { row }, found }: Looked): string[] => {
    const cover = row.cover ? found.refused(markOf(row.cover), 'course') : undefined
    const inText = row.pictures.flatMap((address) => {
      const why = found.refused(markOf(address), 'text')
      return why ? [`${address}: ${why}`] : []
    })
    return [...(cover ? [`${row.cover}: ${cover}`] : []), ...inText].map((words) => `Left out: ${words}`)
  }

  const wordsOf = (looked: Looked): string[] => {
    const { row } = looked.post
    return [
      ...(looked.claim && row.state === 'published'
        ? [
            `A draft, because the law limits what “${looked.claim}” claims. Please decide about it before it is published`,
          ]
        : []),
      ...(row.author && !looked.authorId
        ? [`“${row.author}” is no healer here, so the practice is its author`]
        : []),
      ...(looked.lost.length
        ? [`There is no category ${looked.lost.map((name) => `“${name}”`).join(', ')}`]
        : []),
      ...looked.taken.map((path) => `A page here has its old address ${path}`),
      ...row.notes,
      ...refusedOf(looked),
    ]
  }

  /** A post as it is to stand here, with the pictures that its text shows. */
  function finished(looked: Looked, uId: string, newPaths: ReadonlyMap<string, string>) {
    const { row } = looked.post
    const { body, files } = withPictures(row.body, (mark) => looked.found.file(mark, 'text'))
    const cover = row.cover ? looked.found.file(markOf(row.cover), 'course') : undefined
    const image = cover && `${cover.file}-704.webp`
    const article: ImportedArticle = {
      ...{ u_id: uId, title: row.title, lead: row.lead, words: row.words, language: row.language },
      body: linked(body, row.links, (address) => {
        const [path] = articles.pathsOf([address]).free
        return path === undefined ? undefined : newPaths.get(path)
      }),
      reading_minutes: minutesToRead(row.words),
      state: looked.claim ? 'draft' : row.state,
      published_at: row.published_at,
      author_healer_id: looked.authorId,
      ...{ categories: looked.slugs, tags: row.tags, paths: looked.free },
      image: image ? { dark: image, light: image } : null,
    }
    return { article, files, cover: cover?.file }
  }

  return {
    match: (trx, _run, posts) =>
      articles.match(
        trx,
        posts.map(({ line, row: { title, paths } }) => ({
          line,
          row: { title, paths: articles.pathsOf(paths).free },
        })),
      ),

    pictures: (posts) =>
      posts.flatMap(({ row: { cover, pictures: inText } }) => [
        ...(cover ? [{ address: cover, shape: 'course' as const }] : []),
        ...inText.map((address) => ({ address, shape: 'text' as const })),
      ]),

    async notes(trx, { runId }, posts) {
      return (await lookedUp(trx, runId, posts)).map((one) => ({ line: one.post.line, words: wordsOf(one) }))
    },

    async add(trx, { runId }, posts) {
      const looked = (await lookedUp(trx, runId, posts)).map((one) => ({ one, uId: ids.next() }))
      const newPaths = new Map(
        looked.flatMap(({ one, uId }) =>
          one.free.map((path) => [path, pathTo('blogPost', { blogId: uId })] as const),
        ),
      )
      const added: (Made & { line: number })[] = []
      for (const part of partsOf(looked)) {
        const done = part.map(({ one, uId }) => ({ line: one.post.line, ...finished(one, uId, newPaths) }))
        await pictures.use(
          trx,
          done.flatMap(({ cover }) => cover ?? []),
        )
        added.push(
          ...(await articles.add(
            trx,
            done.map(({ line, article }) => ({ line, row: article })),
          )),
        )
        await textPictures.add(
          trx,
          'articles',
          done.flatMap(({ article, files }) => files.map((file) => ({ recordId: article.u_id, file }))),
        )
      }
      return added
    },

    async remove(trx, _run, made) {
      const { removed, covers } = await articles.remove(trx, made)
      await media.release(trx, covers)
      await textPictures.drop(trx, 'articles', removed)
      return removed
    },
  }
}
