import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from './invitation-table.ts'

const emails = (bytes: Buffer | string) => readTable(Buffer.from(bytes)).map(({ email }) => email)
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const table = 'Name,E-mail\nAsha Rao,asha@firm.example\nZoë Müller,zoe@firm.example\n'
const both = ['asha@firm.example', 'zoe@firm.example']

describe('a table of addresses', () => {
  test.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, as some spreadsheets write it', utf16(table)],
    ['UTF-16, the other way round', utf16(table, true)],
    ['Windows-1252', Buffer.from(table, 'latin1')],
    ['semicolons', Buffer.from(table.replaceAll(',', ';'))],
    ['tabs and Windows line ends', Buffer.from(table.replaceAll(',', '\t').replaceAll('\n', '\r\n'))],
    ['quotes', Buffer.from('"Name","E-mail"\n"Rao, Asha","asha@firm.example"\n"","zoe@firm.example"')],
    ['no head', Buffer.from('asha@firm.example\nzoe@firm.example')],
    ['empty rows', Buffer.from('\n\nasha@firm.example\n\n,,\nzoe@firm.example\n\n')],
    ['capitals and spaces', Buffer.from(' Asha@Firm.example \nZOE@firm.example')],
  ])('%s', (_what, bytes) => expect(emails(bytes)).toEqual(both))

  test('a formula is no address, and names are kept as they are written', () => {
    const rows = readTable(
      Buffer.from('a@firm.example\n=HYPERLINK("http://x.example")\n+91 98765 43210\nZoë'),
    )
    expect(rows.map(({ row, text, email }) => [row, text, email])).toEqual([
      [1, 'a@firm.example', 'a@firm.example'],
      [2, '=HYPERLINK("http://x.example")', undefined],
      [3, '+91 98765 43210', undefined],
      [4, 'Zoë', undefined],
    ])
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006')],
    ['too many rows', Buffer.from('a@firm.example\n'.repeat(10_002))],
  ])('%s is refused in words', (_what, bytes) =>
    expect(() => readTable(bytes)).toThrow(expect.objectContaining({ code: 'fileRefused' }) as Error),
  )

  test('whatever the bytes are, it is read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          for (const { row, text } of readTable(Buffer.from(bytes))) {
            expect(row).toBeGreaterThan(0)
            expect(text.length).toBeLessThanOrEqual(80)
          }
        } catch (error) {
          expect(error).toMatchObject({ code: 'fileRefused' })
        }
      }),
    )
  })
})
