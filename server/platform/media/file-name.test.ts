import { expect, test } from 'vitest'
import { fileName, givenName } from './file-name.ts'

test.each([
  ['Report.pdf', 'Report.pdf'],
  ['REPORT.PDF', 'REPORT.pdf'],
  ['रिपोर्ट २०२६.pdf', 'रिपोर्ट २०२६.pdf'],
  ['my "final"; report.pdf', 'my "final"; report.pdf'],
  ['C:\\Users\\me\\report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['100%25 done.pdf', '100%25 done.pdf'],
  ['a\r\nb.pdf', 'a b.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['report.exe', 'report.pdf'],
  ['report.pdf.exe', 'report.pdf'],
  ['report.html', 'report.pdf'],
  ['document', 'document.pdf'],
  ['Letter of Dr.Rao', 'Letter of Dr.Rao.pdf'],
  ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
  ['\u200eBill 12.pdf', 'Bill 12.pdf'],
  ['Bill\u200b13.pdf', 'Bill13.pdf'],
  ['Scan 9.41\u202fAM.pdf', 'Scan 9.41 AM.pdf'],
  ['.pdf', 'file.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['\ud83d.pdf', '\ufffd.pdf'],
  // Joiners belong to the letters of some languages.
  ['ശ്രീ\u200dജ.pdf', 'ശ്രീ\u200dജ.pdf'],
])('a PDF called %j is saved as %j', (given, saved) => {
  expect(fileName(given, ['pdf'], 'file')).toBe(saved)
})

test('a picture keeps the ending of any picture', () => {
  const picture = (name: string) => fileName(name, ['webp', 'jpg', 'png'], 'picture')
  expect(['a.jpg', 'a.png', 'a.exe', 'a.heic', 'a'].map(picture)).toEqual([
    'a.jpg',
    'a.png',
    'a.webp',
    'a.webp',
    'a.webp',
  ])
})

test.each([
  ['English', 'Prescription of the family doctor '.repeat(9)],
  ['Hindi', 'चिकित्सक की पर्ची '.repeat(20)],
  ['families', '👨‍👩‍👧‍👦'.repeat(40)],
  ['an emoji at the cut', `${'a'.repeat(115)}😀`],
])('a long name of %s keeps its ending and is cut between letters', (_what, words) => {
  const name = fileName(`${words}.pdf`, ['pdf'], 'file')
  expect(name).toMatch(/\S\.pdf$/)
  expect(name.length).toBeLessThanOrEqual(120)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  expect(name.isWellFormed()).toBe(true)
  const stem = name.slice(0, -4)
  const letters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  expect(letters(words).slice(0, letters(stem).length).join('')).toBe(stem)
})

test('a file of which nobody knows what it is keeps its own ending', () => {
  expect(givenName(`${'a'.repeat(300)}.MOV`, 'file')).toMatch(/^a{116}\.mov$/)
  expect(givenName('Lamp, दीया.mp4', 'file')).toBe('Lamp, दीया.mp4')
  expect(givenName('\u200b', 'file')).toBe('file')
})
