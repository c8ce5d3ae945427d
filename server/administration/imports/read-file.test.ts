import { expect, test } from 'vitest'
import { workbook } from '../../testing/workbook.ts'
import { readImportFile } from './read-file.ts'

const read = (text: string | Buffer) => readImportFile(Buffer.from(text))
const wanted = {
  headings: ['Name', 'Phone'],
  lines: [
    { line: 2, cells: ['Asha Rao', '98123 45678'] },
    { line: 4, cells: ['Zoë Dsouza', ''] },
  ],
}
const rows = ['Name,Phone', 'Asha Rao,98123 45678', '', 'Zoë Dsouza,']
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each<[string, string | Buffer]>([
  ['UTF-8', rows.join('\n')],
  ['UTF-8 with its mark', `\ufeff${rows.join('\r\n')}`],
  ['semicolons', rows.join('\r\n').replaceAll(',', ';')],
  ['tabs', rows.join('\n').replaceAll(',', '\t')],
  ['what divides, said as Excel says it', `sep=|\r\n${rows.join('\r\n').replaceAll(',', '|')}`],
  ['UTF-16', utf16(rows.join('\r\n').replaceAll(',', '\t'), false)],
  ['UTF-16, the other way round', utf16(rows.join('\r\n'), true)],
  ['UTF-16 without its mark', utf16(rows.join('\n'), false).subarray(2)],
  ['pipes', rows.join('\n').replaceAll(',', '|')],
  [
    'lines as old Macs end them, in their letters',
    Buffer.from(rows.join('\r').replace('ë', '\x91'), 'latin1'),
  ],
  ['lines that end in three ways', 'Name,Phone\r\nAsha Rao,98123 45678\n\rZoë Dsouza,'],
  ['what divides, with the line ends of old Macs', `sep=;\r${rows.join('\r').replaceAll(',', ';')}`],
  [
    'letters that nobody sees',
    '\ufeffName,Ph\u00adone\n\u202aAsha Rao\u202c,98123 45678\u200e\n\nZoë\u200c Dsouza,\u2060',
  ],
  ['quotes of another kind', "'Name','Phone'\n'Asha Rao','98123 45678'\n\n'Zoë Dsouza',''"],
  ['Windows-1252', Buffer.from(rows.join('\r\n'), 'latin1')],
  ['quotes', '"Name","Phone"\n"Asha Rao","98123 45678"\n\n"Zoë Dsouza",""'],
])('a file is read: %s', async (_, text) => expect(await read(text)).toEqual(wanted))

test.each([false, true])('Hindi in UTF-16 without its mark is read, the other way round %s', async (isBig) =>
  expect(await read(utf16('नाम,मोबाइल\nआशा राव,9812345678', isBig).subarray(2))).toEqual({
    headings: ['नाम', 'मोबाइल'],
    lines: [{ line: 2, cells: ['आशा राव', '9812345678'] }],
  }),
)

test('what stands between quotation marks divides nothing', async () => {
  const { headings } = await read('Name;Notes\nAsha;"a, b, c, d"\nZoë;"e, f, g"')
  expect(headings).toEqual(['Name', 'Notes'])
})

test('titles above the headings are left out', async () => {
  const text = 'Shanti Wellness,,\n"Clients, as on 31/03/2026",,\n,,\nName,Phone,\nAsha Rao,98123 45678,'
  expect(await read(text)).toEqual({
    headings: ['Name', 'Phone'],
    lines: [{ line: 5, cells: ['Asha Rao', '98123 45678'] }],
  })
})

test('rows of separators below the table count for nothing, however many', async () => {
  const { lines } = await read(`Name,Phone\nAsha,98123 45678\n${',\n'.repeat(1_000_000)}`)
  expect(lines).toHaveLength(1)
})

test('a cell may have line breaks, quotes and fewer neighbours', async () => {
  const { lines } = await read('Name,City\n"Asha ""Ash""\nRao",Pune,more\nZoë')
  expect(lines).toEqual([
    { line: 2, cells: ['Asha "Ash"\nRao', 'Pune'] },
    { line: 3, cells: ['Zoë', ''] },
  ])
})

test('a workbook is read with its days and long numbers, and the number of each line', async () => {
  const file = workbook([
    ['Name', 'Phone', 'Born'],
    ['Asha Rao', 919812345678, { day: 33238 }],
    [null, null, null],
    ['Zoë', null, null],
  ])
  expect(await readImportFile(file)).toEqual({
    headings: ['Name', 'Phone', 'Born'],
    lines: [
      { line: 2, cells: ['Asha Rao', '919812345678', '1990-12-31'] },
      { line: 4, cells: ['Zoë', '', ''] },
    ],
  })
})

test.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /empty/],
  ['headings alone', 'Name,Phone\n', /no line/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]), /neither/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /older Excel/],
  [
    'a workbook with a password',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
    /password/,
  ],
  ['a web page', '<html><table><tr><td>Name</td></tr></table></html>', /web page/],
  ['a workbook in XML', '<?xml version="1.0"?>\n<Workbook></Workbook>', /XML/],
  ['JSON', '[{"name":"Asha","phone":"9812345678"},\n{"name":"Ravi"}]', /JSON/],
  ['an open quotation mark', 'Name,Phone\nRavi,1\n"Asha,98123 45678\nZoë,2', /mark of line 3/],
  ['a broken workbook', Buffer.from('PK\u0003\u0004 and nothing'), /cannot be opened/],
  ['too many lines', `Name\n${'Asha\n'.repeat(10_001)}`, /10,000 lines/],
  ['empty lines without an end', `Name\n${'\n'.repeat(4_900_000)}Asha`, /10,000 lines/],
  ['too many columns', `${'a,'.repeat(101)}a\n1`, /100 columns/],
])('%s is refused in words', async (_, text, words) => {
  await expect(read(text)).rejects.toMatchObject({
    code: 'fileRefused',
    message: expect.stringMatching(words),
  })
})
