import { expect, test } from 'vitest'
import { cleanRichText, picturesIn, plainText } from './rich-text.ts'

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="position:fixed" class="x">Hi</p><style>p{}</style>', '<p>Hi</p>'],
  ['a javascript link', '<a href="java&#x09;script:alert(1)">go</a>', '<a rel="noopener nofollow">go</a>'],
  ['a frame', '<iframe src="https://x.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a picture from elsewhere', '<img src="https://x.example/p.png"><img src="//x.example/p.png">', ''],
  ['a picture of another place of the site', '<img src="/api/website/logout"><img src="/files/a.webp">', ''],
  ['a picture by a way up', '<img src="/media/../api/a.png"><img src="/media/%2e%2e/a.png">', ''],
  ['a picture with a query', '<img src="/media/a.webp?to=//x.example">', ''],
  [
    'a second address of a picture',
    '<img src="/media/a.webp" srcset="https://x.example/p.png 1x">',
    '<img src="/media/a.webp" loading="lazy" />',
  ],
  ['an svg that runs', '<svg onload="alert(1)"><a>x</a></svg>', '<a rel="noopener nofollow">x</a>'],
  ['a comment', '<p>Hi<!-- <script> --></p>', '<p>Hi</p>'],
])('%s does not stay', (_, written, kept) => {
  expect(cleanRichText(written)).toBe(kept)
})

test('what belongs into an article stays', () => {
  const article =
    '<h2 id="sleep">Sleep</h2><p lang="hi">नींद <strong>और</strong> <em>चिंता</em></p><ul><li><a href="/healers">People</a></li></ul><img src="/media/a.webp" alt="A" width="2" height="1" loading="lazy" />'
  expect(cleanRichText(article)).toBe(article)
})

test('a table, a caption and deeper headings keep their form', () => {
  const table =
    '<table><tbody><tr><th colspan="2"><p>Day</p></th></tr><tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr></tbody></table>'
  expect(cleanRichText(table)).toBe(table)
  expect(cleanRichText('<h4>Small</h4><p><u>a</u><strike>b</strike></p>')).toBe(
    '<h3>Small</h3><p><u>a</u><s>b</s></p>',
  )
  const figure =
    '<figure><p><img src="/media/a.webp" loading="lazy" /></p><figcaption>A lamp</figcaption></figure>'
  expect(cleanRichText(figure)).toBe(figure)
})

test('the words alone keep their spaces', () => {
  expect(plainText('<h2>Rice &amp; rest</h2><p>One.<br>Two.</p><ul><li>3</li><li>4</li></ul>')).toBe(
    'Rice & rest One. Two. 3 4',
  )
})

const base = '/media/content/019a0000-0000-7000-8000-000000000001/picture'
test('an uploaded picture is given in every width, and comes back from an editor as it was', () => {
  const written = `<p><img src="${base}-1280.webp" alt="A lamp" width="1280" height="800" /></p>`
  const kept = cleanRichText(written)
  expect(kept).toBe(
    `<p><img src="${base}-1280.webp" alt="A lamp" width="1280" height="800" srcset="${base}-352.webp 352w, ${base}-704.webp 704w, ${base}-1280.webp 1280w" sizes="(width &gt;= 768px) 704px, calc(100vw - 32px)" loading="lazy" /></p>`,
  )
  expect(cleanRichText(kept)).toBe(kept)
  expect(cleanRichText(written)).toBe(kept)
})

test('the uploaded pictures of a text are known, each with its description', () => {
  const other = base.replace('0001', '0002')
  expect([
    ...picturesIn(
      cleanRichText(
        `<img src="${base}-1280.webp" alt="A lamp"><img src="${other}-704.webp"><img src="/media/demo/a.webp" alt="x">`,
      ),
    ),
  ]).toEqual([
    [base, 'A lamp'],
    [other, ''],
  ])
  expect(picturesIn(`<img src="${base}-1280.webp" alt="A"><img src="${base}-352.webp">`).get(base)).toBe('')
  expect(picturesIn('<p>No picture</p>').size).toBe(0)
})
