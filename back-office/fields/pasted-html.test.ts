import { expect, test } from 'vitest'
import { pastedHtml } from './pasted-html.ts'

const docs = (inner: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b>`
const word = (inner: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->${inner}<!--EndFragment--></body></html>`
const item = (level: number, bullet: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

test.each<[string, string, string]>([
  [
    'Google Docs: bold and italic are those of the words, not of the whole',
    docs(
      '<p dir="ltr" style="line-height:1.38"><span style="font-weight:400;white-space:pre-wrap">Plain and </span><span style="font-weight:700">strong</span><span style="font-weight:400;font-style:italic"> and slanted</span><span style="font-weight:700;font-style:italic"> and both</span></p>',
    ),
    '<p>Plain and <strong>strong</strong><em> and slanted</em><strong><em> and both</em></strong></p>',
  ],
  [
    'Google Docs: lists in one another, a break between paragraphs, headings that are not bold twice',
    docs(
      '<h1><span style="font-weight:700">Title</span></h1><br /><ul><li><p><span>One</span></p></li><ul><li><p><span>Inner</span></p></li></ul><li><p>Two</p></li></ul>',
    ),
    '<h2>Title</h2><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul>',
  ],
  [
    'Google Docs: a table, and a picture of another place',
    docs(
      '<div dir="ltr" align="left"><table><colgroup><col width="100"/></colgroup><tbody><tr><td><p><span style="font-weight:700">a</span></p></td><td colspan="2"><p>b</p></td></tr></tbody></table></div><p><img src="https://lh3.googleusercontent.com/x"/></p>',
    ),
    '<table><tbody><tr><td><p><strong>a</strong></p></td><td colspan="2"><p>b</p></td></tr></tbody></table>',
  ],
  [
    'Word: paragraphs that are items, with bullets and numbers, in one another',
    word(
      item(1, '·', 'One') +
        item(2, 'o', 'Inner') +
        item(1, '·', '<b>Two</b>') +
        item(1, '1.', 'First') +
        item(1, '2.', 'Second'),
    ),
    '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p><strong>Two</strong></p></li></ul><ol><li><p>First</p></li><li><p>Second</p></li></ol>',
  ],
  [
    'Word: a level that is left out, and words between lists',
    word(`${item(2, '·', 'Deep')}<p class=MsoNormal>Between<o:p></o:p></p>${item(1, '·', 'Again')}`),
    '<ul><li><ul><li><p>Deep</p></li></ul></li></ul><p>Between</p><ul><li><p>Again</p></li></ul>',
  ],
  [
    'Word: title, headings, a table, an empty paragraph, links and pictures that lead nowhere',
    word(
      '<p class=MsoTitle>Title</p><h1>Heading <i>of</i> Word</h1><p class=MsoNormal><o:p>&nbsp;</o:p></p><table border=1><tr><td>cell a</td><td><p class=MsoNormal><b>cell b</b></p></td></tr></table><p><a href="javascript:alert(1)">bad</a> <a href="https://example.org/">good</a> <img src="file:///C:/x.png"></p>',
    ),
    '<h2>Title</h2><h2>Heading <em>of</em> Word</h2><table><tbody><tr><td><p>cell a</p></td><td><p><strong>cell b</strong></p></td></tr></tbody></table><p>bad <a href="https://example.org/">good</a></p>',
  ],
  [
    'Word Online: each item in a list of its own',
    '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Strong</span></p></div><div class="ListContainerWrapper"><ul><li data-aria-level="1"><p><span>One</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>Inner</p></li></ul></div>',
    '<p><strong>Strong</strong></p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
  ],
  [
    'a few words of a line stay in it',
    '<meta charset="utf-8"><b>two</b> words',
    '<strong>two</strong> words',
  ],
  ['a frame of one cell is no table', '<table><tr><td><p>Boxed</p></td></tr></table>', '<p>Boxed</p>'],
  ['a script', '<p>Hi<script>alert(1)</script></p><svg onload="x"></svg>', '<p>Hi</p>'],
  [
    'pictures of the site',
    '<p>See <img src="/media/a-704.webp" alt="A lamp"></p>',
    '<p>See <img src="/media/a-704.webp" alt="A lamp"></p>',
  ],
  [
    'Hindi',
    docs('<p><span style="font-weight:700">नींद</span><span> और चिंता</span></p>'),
    '<p><strong>नींद</strong> और चिंता</p>',
  ],
])('%s', (_what, copied, kept) => {
  expect(pastedHtml(copied)).toBe(kept)
})

test('what was copied in the editor itself is left as it is', () => {
  const own = '<p data-pm-slice="1 1 []">words</p>'
  expect(pastedHtml(own)).toBe(own)
})
