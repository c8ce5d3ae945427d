import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import type { PrivateFiles } from '../server/platform/media/private-files.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import { drawBook } from './art/book.ts'
import { type Manuscript, makeEpub } from './books/epub.ts'
import { makePdfBook } from './books/pdf-book.ts'
import { bodyBooks } from './content/ebooks/body.ts'
import type { DemoEbook } from './content/ebooks/ebook.ts'
import { hindiBooks } from './content/ebooks/hindi.ts'
import { houseBooks } from './content/ebooks/house.ts'
import { selfBooks } from './content/ebooks/self.ts'
import { workBooks } from './content/ebooks/work.ts'
import { demoHealers } from './content/healers.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'
import { languageOf, loadEbookVersions } from './second-versions.ts'
import { takeTurns } from './take-turns.ts'

export const demoEbooks = takeTurns(houseBooks, hindiBooks, workBooks, selfBooks, bodyBooks)

/** Number of words on a printed page. */
const wordsPerPage = 120

const cloth = ({ slug }: DemoEbook) => `demo/cloth/${slug}.svg`

/** The cloths that the books are bound in, as tasks that draw and keep them. */
export const clothTasks = (pictures: Pictures) =>
  demoEbooks.map(
    (book, seed) => () =>
      pictures.keep(cloth(book), Buffer.from(drawBook(book.category, { seed: seed + 1, kind: book.cloth }))),
  )

function manuscriptOf(book: DemoEbook): Manuscript {
  const healer = demoHealers.find(({ slug }) => slug === book.by)
  if (!healer) throw new Error(`the e-book ${book.slug} has no healer`)
  return {
    id: demoId('ebook', book.slug),
    title: book.title,
    author: [healer.honorific, healer.firstName, healer.lastName].filter(Boolean).join(' '),
    language: book.language,
    chapters: book.chapters,
  }
}

const wordCount = ({ chapters }: DemoEbook) => chapters.flatMap(({ text }) => text.split(/\s+/)).length

async function printBook(book: DemoEbook, files: Pick<PrivateFiles, 'keep'>) {
  const { file, pages } =
    book.format === 'pdf'
      ? await makePdfBook(manuscriptOf(book))
      : { file: makeEpub(manuscriptOf(book)), pages: Math.ceil(wordCount(book) / wordsPerPage) }
  const name = `demo-ebooks/${book.slug}.${book.format}`
  await files.keep(name, file)
  return { book, file: name, bytes: file.length, pages }
}

/** Makes the files of all books; small ones, in a second or two. */
export const printEbooks = (files: Pick<PrivateFiles, 'keep'>) =>
  Promise.all(demoEbooks.map((book) => printBook(book, files)))

/** Books five days apart, the newest from yesterday. */
export async function loadEbooks(
  trx: Transaction<DB>,
  printed: Awaited<ReturnType<typeof printEbooks>>,
  now: Date,
) {
  await trx
    .insertInto('ebook')
    .values(
      printed.map(({ book, file, bytes, pages }, number) => {
        const description = cleanRichText(toHtml(book.about))
        const [sample] = book.chapters
        const publishedAt = new Date(now.getTime() - (1 + number * 5) * 86_400_000)
        return {
          u_id: demoId('ebook', book.slug),
          healer_id: demoId('healer', book.by),
          state: 'published',
          title: book.title,
          lead: book.lead,
          category: book.category,
          language: book.language,
          written_in: languageOf(book.title),
          price_paise: book.rupees * 100,
          format: book.format,
          file,
          bytes,
          page_count: pages,
          cover: `/media/${cloth(book)}`,
          description,
          words: plainText(description),
          contents: book.chapters.map(({ title }) => title),
          sample_title: sample?.title ?? '',
          sample: sample ? cleanRichText(toHtml(sample.text)) : '',
          is_demo: true,
          published_at: publishedAt,
          updated_at: publishedAt,
        }
      }),
    )
    .execute()
  await loadEbookVersions(trx)
}
