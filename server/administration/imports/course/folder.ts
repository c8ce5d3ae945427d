import path from 'node:path'
import { manifestName, manifestSchemaName } from '@newyou/contract/administration/imports/course-manifest'
import { importReplies } from '../../../messages/replies/back-office.ts'
import { fileRefusal } from '../../../platform/http/domain-error.ts'
import { type FolderFile, loosely } from './open-folder.ts'

const refuse: (message: string) => never = fileRefusal('table')

type Found = { file: FolderFile; notes: string[] } | { problem: string }

/** The folder of one course within its archive: where its manifest lies. */
export interface Folder {
  manifest: FolderFile
  /** Where the paths of the manifest begin. */
  base: string
  /** A file by its path from the manifest. */
  find: (named: string) => Found
  /** A file by its path from a folder of the archive. */
  findFrom: (base: string, named: string) => Found
  /** Those that nobody has asked for. */
  unnamed: () => FolderFile[]
}

const depthOf = ({ path: at }: FolderFile) => at.split('/').length
const shown = (at: string, base: string) => (base === '.' ? at : at.replace(`${base}/`, ''))

/** @throws DomainError fileRefused where no manifest is in it, or more than one */
export function courseFolder(files: readonly FolderFile[]): Folder {
  const { noManifest, twoManifests } = importReplies.folder
  const known = files
    .filter((file) => loosely(path.posix.basename(file.path)) === manifestName)
    .toSorted((one, other) => depthOf(one) - depthOf(other))
  const [manifest, second] = known
  if (!manifest) return refuse(noManifest(manifestName))
  if (second && depthOf(second) === depthOf(manifest)) refuse(twoManifests(manifestName))
  const base = path.posix.dirname(manifest.path)
  const exact = new Map(files.map((file) => [file.path, file]))
  const loose = new Map(files.map((file) => [loosely(file.path), file]))
  const named = new Set([manifest.path, path.posix.join(base, manifestSchemaName)])

  function findFrom(from: string, wanted: string): Found {
    const at = path.posix.join(from, wanted.replaceAll('\\', '/').normalize('NFC'))
    if (/^(?:\/|[a-z]:)/i.test(wanted) || at.startsWith('../'))
      return { problem: `“${wanted}” leads out of the folder` }
    const file = exact.get(at) ?? loose.get(loosely(at))
    if (!file) return { problem: `“${wanted}” is not in the folder` }
    named.add(file.path)
    const notes = file.path === at ? [] : [`“${wanted}” is called “${shown(file.path, base)}” in the folder`]
    return { file, notes }
  }

  return {
    ...{ manifest, base, findFrom },
    find: (wanted) => findFrom(base, wanted),
    unnamed: () => files.filter((file) => !named.has(file.path)),
  }
}
