import { importFile } from '@newyou/contract/administration/imports/kinds'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { importReplies } from '../../messages/replies/back-office.ts'
import { fileRefusal } from '../../platform/http/domain-error.ts'

const refuse: (message: string) => never = fileRefusal('table')

/** What all parts of a workbook may unpack to; one of 5 MB with so many lines stays far below it. */
const unpackedMaxBytes = 100 * 1024 * 1024
/** Rows that are looked at: lines with titles above, and empty ones between. */
export const rowsMax = 2 * importFile.maxLines
const secondMs = 1000

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)
const asText = (value: Uint8Array | undefined) => (value ? strFromU8(value) : '')

/** The parts of a workbook that hold its tables. @throws DomainError fileRefused */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isRead = /\.xml(?:\.rels)?$/i.test(name)
      unpacked += isRead ? originalSize : 0
      return isRead && unpacked <= unpackedMaxBytes
    },
  })
  if (unpacked > unpackedMaxBytes) refuse(importReplies.bookTooLarge)
  if (!parts['xl/workbook.xml']) refuse(importReplies.otherBook)
  return parts
}

const emptyCell = /<(?:\w+:)?c\b[^<>]*(?:\/>|><\/(?:\w+:)?c>)/g
const emptyRow = /<(?:\w+:)?row\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g

/**
 * A sheet without cells that have a colour or a border alone: programs write them down to row 1,048,576, and a table of that
 * size fills the memory. @throws DomainError fileRefused
 */
function trimmed(sheet: Uint8Array): Uint8Array {
  const filled = asText(sheet).replace(emptyCell, '').replace(emptyRow, '')
  const rows = [...filled.matchAll(/<(?:\w+:)?row\b[^<>]*>/g)]
  const last = rows.reduce((most, [tag]) => Math.max(most, Number(/\sr="(\d+)"/.exec(tag)?.[1] ?? 0)), 0)
  if (Math.max(rows.length, last) > rowsMax)
    refuse(importReplies.tooManyLines(importFile.maxLines.toLocaleString('en-IN')))
  if (/<(?:\w+:)?c\b[^<>]*\sr="[A-Z]{3}\d/.test(filled))
    refuse(importReplies.tooManyColumns(importFile.maxColumns))
  return strToU8(filled)
}

/** The numbers of the sheets that people see, the first one being 1. */
function shownSheets(workbook: string): number[] {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)]
  return sheets.flatMap(([tag], at) => (/\sstate="(?:hidden|veryHidden)"/i.test(tag) ? [] : [at + 1]))
}

/** Workbooks know no zones: what a cell shows is a time on the wall. A time alone is one of their first day. */
function wallTime(date: Date): string {
  // Times are parts of a day, of which half past eleven is a hair before itself.
  const text = new Date(Math.round(date.getTime() / secondMs) * secondMs).toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)]
  if (day < '1900' || (day === '1904-01-01' && time !== '00:00')) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** The text of a cell: a date without a time as its day, numbers without what arithmetic adds at their end. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return wallTime(value)
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(12)))
  return String(value)
}

/**
 * The cells of the first sheet that is shown and has something in it.
 * @throws DomainError fileRefused where it is no workbook, or too large
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    const parts = Object.entries(partsOf(bytes)).map(([name, part]) => [
      name,
      isSheet(name) ? trimmed(part) : part,
    ])
    const lean = Object.fromEntries(parts)
    const packed = zipSync(lean, { level: 0 }).slice().buffer
    for (const sheet of shownSheets(asText(lean['xl/workbook.xml']))) {
      const rows = (await readSheet(packed, sheet)).map((row) => row.map(textOf))
      if (rows.some((row) => row.some(Boolean))) return rows
    }
    return []
  } catch (error) {
    if ((error as { code?: unknown }).code === 'fileRefused') throw error
    return refuse(importReplies.brokenBook)
  }
}
