import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importKinds } from '@newyou/contract/administration/imports/kinds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldPicture, type WxrPost, wxrOf } from '../../../testing/wordpress.ts'
import { articleLines } from '../kinds/articles.ts'
import { markedPicture } from './pictures-of-site.ts'
import { readWordPress } from './read-wordpress.ts'

const url = 'https://old.example'
const fields = Object.keys(importKinds.articles.fields)
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-wordpress-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readText(text: string) {
  const file = path.join(folder, 'export.xml')
  await writeFile(file, text)
  return readWordPress(file)
}
async function postsOf(...given: Parameters<typeof wxrOf>) {
  const { lines } = await readText(wxrOf(...given))
  return lines.map(({ cells }) => Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ''])))
}
async function post(one: WxrPost, more: Partial<Parameters<typeof wxrOf>[0]> = {}) {
  const [read] = await postsOf({ url, posts: [one], ...more })
  if (!read) throw new Error('nothing was read')
  return read
}
const bodyOf = async (content: string) => (await post({ content })).body
const notesOf = async (content: string) => (await post({ content })).notes

describe('a file that is no export', () => {
  test.each([
    ['empty', '', /empty/],
    ['a table', 'Name,Email\nAsha,a@example.com', /not the export/],
    ['another XML', '<?xml version="1.0"?><feed><entry/></feed>', /not the export/],
    ['a feed', '<rss version="2.0"><channel><item><title>A</title></item></channel></rss>', /not the export/],
    ['packed', 'PK\u0003\u0004 and so on', /unpack/],
    ['cut off', wxrOf({ url, posts: [{}] }).slice(0, -200), /ends in the middle/],
    ['without a post', wxrOf({ url, posts: [{ type: 'page' }] }), /no post/],
    [
      'a bomb of entities',
      wxrOf({ url, posts: [{}] }).replace(
        '<rss',
        '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss',
      ),
      /declares/,
    ],
  ])('%s is refused in words', async (_, text, words) => {
    await expect(readText(text)).rejects.toMatchObject({
      code: 'fileRefused',
      details: { message: expect.stringMatching(words) },
    })
  })
})

describe('a post', () => {
  test('comes with its title, summary, author, categories, tags and addresses', async () => {
    const read = await post(
      {
        ...{ id: 12, title: 'Rest &amp; tea &#8211; a guide', author: 'asha', excerpt: '<b>Short</b>' },
        ...{ categories: ['Sleep'], tags: ['night', 'tea'], link: `${url}/2019/05/rest-and-tea/` },
      },
      { authors: [{ login: 'asha', email: 'asha@example.com', name: 'Asha Rao' }] },
    )
    expect(read).toMatchObject({
      ...{
        title: 'Rest & tea – a guide',
        lead: 'Short',
        author: 'Asha Rao',
        author_email: 'asha@example.com',
      },
      ...{ categories: 'Sleep', tags: 'night\ntea', paths: '/2019/05/rest-and-tea/\n/?p=12', language: 'en' },
      ...{ state: 'published', published: '2019-05-09T06:30:00.000Z', notes: '' },
    })
  })

  test('in Hindi is known by its letters', async () => {
    expect(await post({ title: 'नींद', content: '<p>रात को WordPress बंद करें और सो जाएँ।</p>' })).toMatchObject({
      language: 'hi',
    })
  })

  test.each([
    ['no date of Greenwich', { dateGmt: '0000-00-00 00:00:00' }, '2019-05-09T06:30:00.000Z'],
    [
      'no date of its own',
      { dateGmt: '0000-00-00 00:00:00', date: '0000-00-00 00:00:00' },
      '2019-05-09T06:30:00.000Z',
    ],
    [
      'a date before all',
      { dateGmt: '-0001-11-30 00:00:00', date: '2019-13-41 00:00:00' },
      '2019-05-09T06:30:00.000Z',
    ],
    ['none at all', { dateGmt: '', date: '', pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000' }, ''],
  ])('with %s gets the next best', async (_, dates, at) => {
    const read = await post(dates)
    expect(read.published).toBe(at)
    expect(read.notes).toBe(at ? '' : 'It has no date, so it gets that of the import')
  })

  test.each([
    [{ status: 'draft' }, ''],
    [{ status: 'private' }, 'It was private there, so it is a draft'],
    [{ password: 'secret' }, 'It had a password, so it is a draft'],
    [{ status: 'future' }, 'It was to appear later, so it is a draft'],
  ])('that not everybody could read (%o) is a draft', async (one, notes) => {
    expect(await post(one)).toMatchObject({ state: 'draft', notes })
  })

  test('from the bin is left out, as pages are', async () => {
    const read = await postsOf({
      url,
      posts: [{ status: 'trash' }, { title: 'Stays' }, { type: 'page' }, { status: 'auto-draft' }],
    })
    expect(read.map(({ title }) => title)).toEqual(['Stays'])
  })
})

describe('its text', () => {
  test.each([
    ['lines without paragraphs', 'One\nline\n\nTwo', '<p>One<br />line</p><p>Two</p>'],
    ['a heading between them', 'One\n<h1>Head</h1>\nTwo', '<p>One</p><h2>Head</h2><p>Two</p>'],
    [
      'blocks of the newer editor',
      '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:list --><ul><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
      '<p>One</p><ul><li>Two</li></ul>',
    ],
    [
      'groups within groups',
      '<div class="a"><div>One</div><section><p>Two</p>Three</section></div>',
      '<p>One</p><p>Two</p><p>Three</p>',
    ],
    ['words in brackets', 'As she said [sic] and [1]', '<p>As she said [sic] and [1]</p>'],
    ['a script', '<p>One</p><script>alert(1)</script>', '<p>One</p>'],
    ['what a form left', '<p>[contact-form-7 id="3"]</p><p>One</p>', '<p>One</p>'],
    [
      'a film of YouTube',
      '<iframe src="https://www.youtube.com/embed/abc123?rel=0"></iframe>',
      '<p><a href="https://www.youtube.com/watch?v=abc123" rel="noopener nofollow">https://www.youtube.com/watch?v=abc123</a></p>',
    ],
    [
      'an embedded address',
      '[embed]https://example.com/film[/embed]',
      '<p><a href="https://example.com/film" rel="noopener nofollow">https://example.com/film</a></p>',
    ],
    [
      'a link without its site',
      '<p><a href="/contact">Write</a></p>',
      '<p><a href="https://old.example/contact" rel="noopener nofollow">Write</a></p>',
    ],
  ])('%s', async (_, content, body) => {
    expect(await bodyOf(content)).toBe(body)
  })

  test('keeps what stands in the shortcodes of page builders, and says which were left out', async () => {
    const content =
      '[vc_row css=".a{b:c}"][vc_column width="1/2"][vc_column_text]Kept\n\nToo[/vc_column_text][/vc_column][/vc_row][vc_raw_html]JTNDYQ==[/vc_raw_html][su_button url="https://x.example"]Go[/su_button]'
    expect(await bodyOf(content)).toBe('<p>Kept</p><p>Too</p><p>Go</p>')
    expect(await notesOf(content)).toBe(
      'Left out: [vc_raw_html], [vc_row], [vc_column], [vc_column_text], [su_button]',
    )
  })

  test('that is no article is a problem', () => {
    expect(articleLines.read({ title: 'A', body: '' }, '2026-11-21')).toEqual({
      problems: ['It has no words that an article could show'],
    })
    expect(
      articleLines.read({ title: '', body: `<p>${'a'.repeat(100_001)}</p>` }, '2026-11-21'),
    ).toMatchObject({
      problems: ['It has no title', 'It is too long for an article'],
    })
  })

  test('of parts within parts without an end breaks nothing', async () => {
    const read = await post({ content: '<div>'.repeat(60_000) })
    expect(read.body).toBe('')
  })
})

describe('its pictures', () => {
  const lamp = oldPicture(url, 'lamp')
  const img = (alt: string) => `<img src="${markedPicture(lamp)}" alt="${alt}" loading="lazy" />`

  test('of its own site are kept as marks, in their full size and with their description', async () => {
    const small = lamp.replace('.png', '-300x200.png')
    const read = await post(
      {
        content: `<a href="${lamp}"><img class="size-medium wp-image-7" src="${small}" alt=""></a>`,
        thumbnail: 7,
      },
      { pictures: [{ id: 7, address: lamp, alt: 'A lamp' }] },
    )
    expect(read).toMatchObject({ body: `<p>${img('A lamp')}</p>`, pictures: lamp, cover: lamp })
  })

  test('of a copy kept elsewhere are those of the site, of another site are left out', async () => {
    const copy = `https://i2.wp.com/www.old.example/wp-content/uploads/2019/05/lamp.png?resize=300%2C200&ssl=1`
    const read = await post({
      content: `<img src="${copy}" alt="a"><p>b<img src="https://else.example/x.png"></p>`,
    })
    expect(read.pictures).toBe('https://www.old.example/wp-content/uploads/2019/05/lamp.png')
    expect(read.notes).toBe('A picture of another site is left out')
  })

  test('of a machine below the host of the site are its own, of a host that only ends alike are not', async () => {
    const at = (host: string) => `<p>a<img src="https://${host}/wp-content/uploads/lamp.png" alt="a"></p>`
    expect((await post({ content: at('cdn.old.example') })).pictures).toBe(
      'https://cdn.old.example/wp-content/uploads/lamp.png',
    )
    expect((await post({ content: at('very-old.example') })).pictures).toBe('')
  })

  test('keep their captions, in either form', async () => {
    const figure = `<figure>${img('A lamp')}<figcaption>By night</figcaption></figure>`
    expect(
      await bodyOf(`[caption id="a" width="300"]<img src="${lamp}" alt="A lamp"> By night[/caption]`),
    ).toBe(figure)
    expect(
      await bodyOf(
        `<!-- wp:image --><figure class="wp-block-image"><img src="${lamp}" alt="A lamp"/><figcaption>By night</figcaption></figure><!-- /wp:image -->`,
      ),
    ).toBe(figure)
  })

  test('of a gallery come one after the other', async () => {
    const read = await post(
      { content: '[gallery ids="8,7"]' },
      {
        pictures: [
          { id: 7, address: lamp },
          { id: 8, address: oldPicture(url, 'tea') },
        ],
      },
    )
    expect(read.pictures).toBe([oldPicture(url, 'tea'), lamp].join('\n'))
    expect(read.body).toContain('<figure><img')
    expect(read.notes).toBe('2 pictures have no description: please write what is to be seen')
  })
})
