import { readFile, stat } from 'node:fs/promises'
import {
  type ImportKind,
  importKindWords,
  importMaxBytes,
} from '@newyou/contract/administration/imports/kinds'
import { homeZone } from '@newyou/contract/business'
import type { MediaFiles } from '../../foundation/media/index.ts'
import { importReplies } from '../../messages/replies/back-office.ts'
import { dayIn } from '../../platform/clock.ts'
import { fileRefusal } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { isCalendarFile } from './calendar-file.ts'
import { createFolderReading } from './course/bring-files.ts'
import { courseFile } from './kinds/courses.ts'
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

/** Who reads a file, and whether what is in it besides its lines is kept, or looked at alone. */
export interface ReadBy {
  by: string | null
  keeps: boolean
}

/** Reads the file of a kind into its lines, on another thread. */
export function createReading({
  media,
  ...platform
}: Pick<Platform, 'clock' | 'config' | 'ids' | 'workers'> & {
  media: Pick<MediaFiles, 'bring' | 'examine'>
}) {
  const { clock, workers } = platform
  const readFolder = createFolderReading({ ...platform, media })
  /** @throws DomainError fileRefused, unavailable */
  return async (kind: ImportKind, path: string, reader: ReadBy): Promise<ImportedFile> => {
    const { size } = await stat(path)
    const most = importMaxBytes(kind)
    if (size > most) fileRefusal('table')(importReplies.tooLarge(most / 1024 / 1024))
    if (kind === 'courses') return courseFile(await readFolder(path, reader))
    if (importKindWords(kind).ofProgram) return workers.run(posts, path)
    const bytes = await readFile(path)
    return isCalendarFile(bytes)
      ? workers.run(calendars, { bytes, kind, today: dayIn(homeZone, clock.now()) })
      : workers.run(tables, bytes)
  }
}
