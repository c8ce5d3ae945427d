import { expect, test } from 'vitest'
import { cleanRichText, plainText } from './rich-text.ts'

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="position:fixed" class="x">Hi</p><style>p{}</style>', '<p>Hi</p>'],
  ['a javascript link', '<a href="java&#x09;script:alert(1)">go</a>', '<a rel="noopener nofollow">go</a>'],
  ['a frame', '<iframe src="https://x.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a picture from elsewhere', '<img src="https://x.example/p.png"><img src="//x.example/p.png">', ''],
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
