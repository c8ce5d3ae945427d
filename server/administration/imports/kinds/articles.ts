import { importKinds } from '@newyou/contract/administration/imports/kinds'
import { claimsIn, plainOf } from '../../../foundation/advertising-claims/index.ts'
import { plainText } from '../../../platform/rich-text.ts'
import type { Lines } from './kind.ts'

/** A post as its line has it; the database decides the rest. */
export interface PostLine {
  title: string
  state: 'published' | 'draft'
  published_at: string | null
  author: string
  author_email: string
  categories: string[]
  tags: string[]
  lead: string
  body: string
  words: string
  language: 'en' | 'hi'
  /** The addresses of its pictures. */
  cover: string | null
  pictures: string[]
  /** Its links to pages of its own site. */
  links: string[]
  paths: string[]
  notes: string[]
  /** Sentences that a law limits, with the words that do it. */
  claims: { sentence: string; quote: string }[]
}

const tagsMax = 8
const tagMax = 60
const bodyMax = 100_000

const fields = Object.keys(importKinds.articles.fields)
const [titleAt, pathsAt] = [fields.indexOf('title'), fields.indexOf('paths')]

const listOf = (cell = '') => cell.split('\n').filter(Boolean)

/** Posts of a WordPress site, which were cleaned when their file was read. */
export const articleLines: Lines<PostLine> = {
  guesses: {},
  missing: () => undefined,
  read(given) {
    const { title = '', lead = '', body = '' } = given
    const words = plainText(body)
    const [tags, notes] = [listOf(given.tags), listOf(given.notes)]
    const problems = [
      ...(title ? [] : ['It has no title']),
      ...(words ? [] : ['It has no words that an article could show', ...notes]),
      ...(body.length > bodyMax ? ['It is too long for an article'] : []),
    ]
    if (problems.length) return { problems }
    const kept = tags.filter((tag) => tag.length <= tagMax).slice(0, tagsMax)
    const texts = [title, lead, plainOf(body), ...kept].join('\n')
    return {
      row: {
        ...{ title, lead, body, words, tags: kept },
        state: given.state === 'published' ? 'published' : 'draft',
        published_at: given.published || null,
        ...{ author: given.author ?? '', author_email: given.author_email ?? '' },
        categories: listOf(given.categories),
        language: given.language === 'hi' ? 'hi' : 'en',
        cover: given.cover || null,
        pictures: listOf(given.pictures),
        links: listOf(given.links),
        paths: listOf(given.paths),
        notes: kept.length < tags.length ? [...notes, `Only ${kept.length} of its tags stay`] : notes,
        claims: claimsIn(texts).map(({ sentence, quote }) => ({ sentence, quote })),
      },
    }
  },
  keysOf: () => [],
  cellWords: (cells) => cells[titleAt] || cells[pathsAt]?.split('\n')[0] || '',
  wordsOf: ({ title, published_at: at, state, author }) =>
    [
      title,
      ...(at ? [at.slice(0, 10)] : []),
      ...(state === 'draft' ? ['draft'] : []),
      ...(author ? [author] : []),
    ].join(', '),
}
