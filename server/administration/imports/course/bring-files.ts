import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFiles } from '../../../foundation/media/index.ts'
import { DomainError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { heavyWork } from '../../../platform/workers/workers.ts'
import type { CourseLine, FileUse, UnpackedFile } from './course-lines.ts'
import type { readCourse } from './read-course.ts'

const folders = heavyWork<typeof readCourse>(new URL('./read-course.ts', import.meta.url), 'readCourse', {
  longestSeconds: 120,
})

/** What became of a file: the id of its upload, or why it is not kept. */
type Brought = { uploadId: string } | { why: string }

interface FolderNeeds extends Pick<Platform, 'config' | 'ids' | 'workers'> {
  media: Pick<MediaFiles, 'bring' | 'examine'>
}

const keyOf = ({ path: file, role }: Pick<FileUse, 'path' | 'role'>) => `${role} ${file}`

/** Says in the lines what became of the files that they name. */
function tell(lines: readonly CourseLine[], uses: readonly FileUse[], brought: ReadonlyMap<string, Brought>) {
  for (const use of uses) {
    const [found, line] = [brought.get(keyOf(use)), lines[use.line]]
    if (!line || !found || !('why' in found)) continue
    if (use.role === 'media') line.problems.push(`${use.path}: ${found.why}`)
    else line.notes.push(`Left out: ${use.path}: ${found.why}`)
  }
  for (const { of, problems } of lines) {
    if (of.part !== 'file' || problems.length > 0) continue
    const named = uses.filter((use) => use.path === of.path)
    for (const { role } of named) {
      const found = brought.get(keyOf({ path: of.path, role }))
      if (found && 'uploadId' in found) of.uploads[role] = found.uploadId
    }
    if (Object.keys(of.uploads).length > 0) continue
    const whys = named.flatMap((use) => {
      const found = brought.get(keyOf(use))
      return found && 'why' in found ? [found.why] : []
    })
    problems.push(...(whys.length ? new Set(whys) : ['What names it has a problem']))
  }
}

/**
 * Reads the packed folder of a course. Its files become uploads that nothing uses yet: whoever is ended, or throws the import
 * away, leaves files that go after a week, as all uploads do.
 */
export function createFolderReading({ config, ids, workers, media }: FolderNeeds) {
  async function bringOne(one: UnpackedFile, by: string | null, keeps: boolean): Promise<Brought> {
    const { at: source, kinds, role } = one
    const uploadId = ids.next()
    try {
      if (!keeps) await media.examine(source, kinds)
      else
        await media.bring(by, uploadId, {
          ...{ name: path.posix.basename(one.path), source, kinds },
          ...(role === 'course' || role === 'text' ? { shape: role } : {}),
        })
      return { uploadId }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'fileRefused') throw error
      return { why: error.message }
    }
  }

  /** `keeps`: whether the files are kept, or looked at alone. @throws DomainError fileRefused, unavailable */
  return async (
    file: string,
    { by, keeps }: { by: string | null; keeps: boolean },
  ): Promise<CourseLine[]> => {
    // What a process leaves that is ended here is swept with the files that people send.
    const folder = path.resolve(config.DATA_FOLDER, 'uploads')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { lines, uses, unpacked } = await workers.run(folders, {
      file,
      to: path.join(folder, randomUUID()),
    })
    try {
      const brought = new Map<string, Brought>()
      for (const one of unpacked) brought.set(keyOf(one), await bringOne(one, by, keeps))
      tell(lines, uses, brought)
      return lines
    } finally {
      for (const { at } of unpacked) await rm(at, { force: true })
    }
  }
}
