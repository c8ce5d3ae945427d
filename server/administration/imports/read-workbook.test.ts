import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type BookSheet, workbookOf } from '../../testing/workbook.ts'
import { readImportFile } from './read-file.ts'

const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
const number = (place: string, value: number, style = 0) => `<c r="${place}" s="${style}"><v>${value}</v></c>`
const head = row(1, text('A1', 'Name') + text('B1', 'Start') + text('C1', 'Time'))
const read = (sheets: BookSheet[], more: Parameters<typeof workbookOf>[1] = {}) =>
  readImportFile(workbookOf(sheets, more))
const cells = async (rows: string, more: Parameters<typeof workbookOf>[1] = {}) =>
  (await read([{ name: 'A', rows: head + rows }], more)).lines.map((line) => line.cells)

test('days, times alone and both are read as their cells show them', async () => {
  const [date, time, both] = [1, 2, 3]
  expect(
    await cells(
      row(2, text('A2', 'one') + number('B2', 46387, date) + number('C2', 0.6875, time)) +
        // Half past eleven is a hair before itself as a part of a day.
        row(
          3,
          text('A3', 'two') + number('B3', 46387.979166666664, both) + number('C3', 0.45833333333, time),
        ) +
        row(4, text('A4', 'three') + number('B4', 1500.3000000000002)),
    ),
  ).toEqual([
    ['one', '2026-12-31', '16:30'],
    ['two', '2026-12-31 23:30', '11:00'],
    ['three', '1500.3', ''],
  ])
})

test('days of a workbook that counts from 1904 are read', async () => {
  const rows = row(2, text('A2', 'one') + number('B2', 44925, 1) + number('C2', 0.6875, 2))
  expect(await cells(rows, { countsFrom1904: true })).toEqual([['one', '2026-12-31', '16:30']])
})

test('of a formula its result is read, and of an error nothing', async () => {
  const rows = row(
    2,
    '<c r="A2" t="str"><f>B2&amp;C2</f><v>Asha Rao</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="e"><v>#REF!</v></c>',
  )
  expect(await cells(rows)).toEqual([['Asha Rao', '2', '']])
})

test('texts in several styles are one text', async () => {
  const shared =
    '<si><r><t>As</t></r><r><rPr><b/></rPr><t xml:space="preserve">ha </t></r><r><t>Rao</t></r></si>'
  expect(await cells(row(2, '<c r="A2" t="s"><v>0</v></c>'), { shared })).toEqual([['Asha Rao', '', '']])
})

test('the first sheet that is shown and has something in it is read', async () => {
  const sheets: BookSheet[] = [
    { name: 'Lists', state: 'hidden', rows: row(1, text('A1', 'Secret')) + row(2, text('A2', 'x')) },
    { name: 'Cover', rows: '' },
    { name: 'Clients &amp; guests', rows: row(1, text('A1', 'Name')) + row(2, text('A2', 'Asha')) },
  ]
  expect(await read(sheets)).toEqual({ headings: ['Name'], lines: [{ line: 2, cells: ['Asha'] }] })
})

test('cells with a border alone count for nothing, however far down and right they are', async () => {
  const rows = `${row(2, `${text('A2', 'Asha')}<c r="XFD2" s="1"/>`)}<row r="1048576" s="1"><c r="XFD1048576" s="1"/></row>`
  expect(await cells(rows)).toEqual([['Asha', '', '']])
})

test.each<[string, () => Buffer, RegExp]>([
  [
    'a cell far below',
    () => workbookOf([{ name: 'A', rows: head + row(1_048_576, text('A1048576', 'x')) }]),
    /10,000 lines/,
  ],
  [
    'a cell far to the right',
    () => workbookOf([{ name: 'A', rows: head + row(2, text('XFD2', 'x')) }]),
    /100 columns/,
  ],
  [
    'a workbook that unpacks to very much',
    () => workbookOf([{ name: 'A', rows: head + ' '.repeat(110_000_000) }]),
    /too large/,
  ],
  [
    'one of LibreOffice',
    () => Buffer.from(zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') })),
    /no XLSX workbook/,
  ],
  ['one of Numbers', () => Buffer.from(zipSync({ 'Index/Document.iwa': strToU8('x') })), /no XLSX workbook/],
])('%s is refused in words', async (_, file, words) => {
  await expect(readImportFile(file())).rejects.toMatchObject({
    code: 'fileRefused',
    message: expect.stringMatching(words),
  })
})
