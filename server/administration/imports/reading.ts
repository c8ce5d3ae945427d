import { readFile, stat } from 'node:fs/promises'
import {
  type ImportKind,
  importKindWords,
  importMaxBytes,
} from '@newyou/contract/administration/imports/kinds'
import { homeZone } from '@newyou/contract/business'
import { importReplies } from '../../messages/replies/back-office.ts'
import { dayIn } from '../../platform/clock.ts'
import { fileRefusal } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { isCalendarFile } from './calendar-file.ts'
import type { ImportedFile, readImportFile } from './read-file.ts'
import type { readIcsFile } from './read-ics-file.ts'
import type { readWordPress } from './wordpress/read-wordpress.ts'

const tables = heavyWork<typeof readImportFile>(new URL('./read-file.ts', import.meta.url), 'readImportFile')
const calendars = heavyWork<typeof readIcsFile>(new URL('./read-ics-file.ts', import.meta.url), 'readIcsFile')
const posts = heavyWork<typeof readWordPress>(
  new URL('./wordpress/read-wordpress.ts', import.meta.url),
  'readWordPress',
  { longestSeconds: 120 },
)

/** Reads the file of a kind into its lines, on another thread. */
export const createReading =
  ({ clock, workers }: Pick<Platform, 'clock' | 'workers'>) =>
  /** @throws DomainError fileRefused, unavailable */
  async (kind: ImportKind, path: string): Promise<ImportedFile> => {
    const { size } = await stat(path)
    const most = importMaxBytes(kind)
    if (size > most) fileRefusal('table')(importReplies.tooLarge(most / 1024 / 1024))
    if (importKindWords(kind).ofProgram) return workers.run(posts, path)
    const bytes = await readFile(path)
    return isCalendarFile(bytes)
      ? workers.run(calendars, { bytes, kind, today: dayIn(homeZone, clock.now()) })
      : workers.run(tables, bytes)
  }
