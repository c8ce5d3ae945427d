import { open } from 'node:fs/promises'
import type { Locale } from '@newyou/contract/locales'
import { createMessages } from '../../messages/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageBegin, pageEnd, pageHeading, rowLine, tableBegin, tableEnd } from './export-page.ts'
import { countAt, filesAt, rowsAt, type StoredFile, subjectOf } from './exported-rows.ts'
import type { Place } from './place.ts'
import { type PlaceGroup, placeGroups } from './places/index.ts'

const messages = createMessages()
const placesBetweenNotes = 10

interface Wanted {
  personId: string
  locale: Locale
  at: Date
  /** The files that are written. */
  json: string
  page: string
  noteProgress: (placesDone: number) => Promise<void>
}

function byTable(places: readonly Place[]) {
  const tables = new Map<string, Place[]>()
  for (const place of places) tables.set(place.table, [...(tables.get(place.table) ?? []), place])
  return tables
}

/**
 * Writes every row of a person, as one moment saw them, as JSON for programs and as a page for people; resolves with the
 * files that belong to the rows.
 */
export async function writeRows(
  db: Database,
  { personId, locale, at, json: jsonFile, page: pageFile, noteProgress }: Wanted,
): Promise<StoredFile[]> {
  const label = messages.labelsOf(locale)
  const json = await open(jsonFile, 'w', 0o600)
  const page = await open(pageFile, 'w', 0o600)
  const files: StoredFile[] = []
  let done = 0
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const subject = await subjectOf(trx, personId)
        await page.write(pageBegin({ locale, label, at }))
        await json.write('{')
        for (const [index, [group, places]] of Object.entries(placeGroups).entries()) {
          await json.write(`${index ? ',' : ''}\n  ${JSON.stringify(group)}: {`)
          let tables = 0
          for (const [table, ofTable] of byTable(places)) {
            const count = await countAt(trx, ofTable, subject)
            if (count > 0) {
              if (tables === 0) await page.write(pageHeading(label(`export_${group as PlaceGroup}`)))
              await json.write(`${tables++ ? ',' : ''}\n    ${JSON.stringify(table)}: [`)
              let columns: string[] | undefined
              for (const place of ofTable)
                for await (const rows of rowsAt(trx, place, subject)) {
                  const isFirst = columns === undefined
                  columns ??= Object.keys(rows[0] ?? {})
                  if (isFirst) await page.write(tableBegin(table, count, columns))
                  const lines = rows.map((row) => `\n      ${JSON.stringify(row)}`).join(',')
                  await json.write(isFirst ? lines : `,${lines}`)
                  await page.write(rows.map((row) => rowLine(row, columns ?? [])).join(''))
                }
              await json.write('\n    ]')
              await page.write(tableEnd)
            }
            for (const place of ofTable) {
              files.push(...(await filesAt(trx, place, subject)))
              if (++done % placesBetweenNotes === 0) await noteProgress(done)
            }
          }
          await json.write('\n  }')
        }
        await json.write('\n}\n')
        await page.write(pageEnd)
      })
  } finally {
    await json.close()
    await page.close()
  }
  return files
}
