import { importFile, importKinds } from '@newyou/contract/administration/imports/kinds'
import { importReplies } from '../../../messages/replies/back-office.ts'
import { fileRefusal } from '../../../platform/http/domain-error.ts'
import { plainText } from '../../../platform/rich-text.ts'
import type { ImportedFile } from '../read-file.ts'
import { picturesOfSite } from './pictures-of-site.ts'
import { publishedAt } from './post-dates.ts'
import { richTextOf } from './post-html.ts'
import { readWxr, type Wxr, type WxrItem } from './wxr.ts'

type Field = keyof (typeof importKinds)['articles']['fields']
const fields = Object.keys(importKinds.articles.fields) as Field[] // of its own keys
const refuse = fileRefusal('table')

/** Longer ones are no articles that a page could show. */
const rawMax = 400_000
const titleMax = 140
const leadMax = 300
const picturesMax = 60
/** What lies in the bin, or never became a post. */
const thrownAway = new Set(['trash', 'auto-draft', 'inherit'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\ufeff]/g
const clean = (text: string) => text.replace(unprintable, '').toWellFormed()
const wordsOf = (html = '') => plainText(clean(html))

/** The first letters of a text, up to the end of a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}

/** Whether most letters are those of Hindi. */
function languageOf(words: string): 'en' | 'hi' {
  const hindi = words.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0
  return hindi > latin ? 'hi' : 'en'
}

const draftNotes: Record<string, string> = {
  private: 'It was private there, so it is a draft',
  pending: 'It waited for review there, so it is a draft',
  future: 'It was to appear later, so it is a draft',
}

/** The state here, and what is said of it. */
function stateOf({ texts }: WxrItem): { state: 'published' | 'draft'; note?: string } {
  const status = texts.get('wp:status') ?? 'publish'
  if (texts.get('wp:post_password')) return { state: 'draft', note: 'It had a password, so it is a draft' }
  if (status === 'publish') return { state: 'published' }
  const note = draftNotes[status]
  return { state: 'draft', ...(note && { note }) }
}

/** The addresses of a post without the host. */
function pathsOf({ texts }: WxrItem): string[] {
  const link = URL.parse(texts.get('link')?.trim() ?? '')
  const number = texts.get('wp:post_id')?.trim() ?? ''
  const asked = [link ? link.pathname + link.search : '', /^\d+$/.test(number) ? `/?p=${number}` : '']
  return [...new Set(asked)].filter((address) => address.length > 1)
}

/** What the posts of one export share. */
function reader({ addresses, authors, attachments }: Wxr) {
  const site = picturesOfSite(addresses, attachments)
  const namesIn = ({ terms }: WxrItem, domain: string) =>
    [...new Set(terms.flatMap((term) => (term.domain === domain ? wordsOf(term.name) : [])))].filter(Boolean)

  function bodyOf(item: WxrItem) {
    const raw = clean(item.texts.get('content:encoded') ?? '')
    if (raw.length > rawMax)
      return { body: '', pictures: [], links: [], notes: ['It is too long for an article'] }
    const galleryOf = (named: readonly string[] | undefined) =>
      named ? named.flatMap((id) => site.byId(id) ?? []) : site.ofPost(item.texts.get('wp:post_id') ?? '')
    try {
      return richTextOf(raw, site, { galleryOf })
    } catch (error) {
      // Parts within parts within parts, which no editor makes.
      if (!(error instanceof RangeError)) throw error
      return { body: '', pictures: [], links: [], notes: ['Its parts lie too deep in each other'] }
    }
  }

  return (item: WxrItem): Record<Field, string> => {
    const { texts, meta } = item
    const { state, note } = stateOf(item)
    const { body, pictures, links, notes } = bodyOf(item)
    const at = publishedAt(texts)
    const author = authors.get(texts.get('dc:creator')?.trim() ?? '')
    const title = wordsOf(texts.get('title'))
    const summary = [
      texts.get('excerpt:encoded'),
      meta.get('_yoast_wpseo_metadesc'),
      meta.get('rank_math_description'),
    ]
    const lead = summary.map(wordsOf).find(Boolean) ?? ''
    const cover = site.byId(meta.get('_thumbnail_id') ?? '')
    const said = [
      ...(note ? [note] : []),
      ...(title.length > titleMax ? ['Its title is shortened'] : []),
      ...(at || state === 'draft' ? [] : ['It has no date, so it gets that of the import']),
      ...(pictures.length > picturesMax ? [`Only its first ${picturesMax} pictures are fetched`] : []),
      ...notes,
    ]
    return {
      title: shortened(title, titleMax),
      state,
      published: at ?? '',
      author: author?.name ?? texts.get('dc:creator')?.trim() ?? '',
      author_email: author?.email ?? '',
      categories: namesIn(item, 'category').join('\n'),
      tags: namesIn(item, 'post_tag').join('\n'),
      lead: shortened(lead, leadMax),
      body,
      language: languageOf(`${title} ${wordsOf(body)}`),
      cover: cover?.address ?? '',
      pictures: pictures.slice(0, picturesMax).join('\n'),
      links: links.join('\n'),
      paths: pathsOf(item).join('\n'),
      notes: said.join('\n'),
    }
  }
}

/**
 * The posts of a WordPress export, each as the cells of a line: cleaned, without shortcodes, its pictures as marks. On
 * another thread, because it is long. @throws DomainError fileRefused
 */
export async function readWordPress(file: string): Promise<ImportedFile> {
  const found = await readWxr(file)
  const posts = found.posts.filter(({ texts }) => !thrownAway.has(texts.get('wp:status') ?? 'publish'))
  if (posts.length === 0) refuse(importReplies.noPost)
  if (posts.length > importFile.maxLines)
    refuse(importReplies.tooManyLines(importFile.maxLines.toLocaleString('en-IN')))
  const cellsOf = reader(found)
  return {
    headings: fields.map((field) => importKinds.articles.fields[field].label),
    lines: posts.map((post, at) => {
      const cells = cellsOf(post)
      return { line: at + 1, cells: fields.map((field) => cells[field]) }
    }),
  }
}
