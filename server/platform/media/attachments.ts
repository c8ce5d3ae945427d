import type { Attachment } from '@newyou/contract/attachments'
import { attachmentReplies } from '../../messages/replies/foundation.ts'
import type { Database } from '../database/database.ts'
import { DomainError, fileRefusal } from '../http/errors.ts'
import type { Upload } from '../http/uploads.ts'
import type { Ids } from '../ids.ts'
import { heavyWork, type Workers } from '../workers/workers.ts'
import type { fileWithoutAuthor } from './author-of-pdf.ts'
import { type Drawing, pictureFault } from './drawing.ts'
import { fileName } from './file-name.ts'
import type { PrivateFiles } from './private-files.ts'
import type { Sender, StoredFiles } from './stored-files.ts'

const longestSide = 1600
/** Pictures are re-encoded; one sent in another picture format keeps its name. */
const endings = { pdf: ['pdf'], picture: ['webp', 'jpg', 'jpeg', 'png'] } as const
const unnamed = { pdf: 'document', picture: 'picture' } as const
const named = (name: string, kind: 'pdf' | 'picture') => fileName(name, endings[kind], unnamed[kind])
const refused: (message: string) => never = fileRefusal('attachments')

/** Folders of attachments among the private files, one per domain. */
type Folder = 'support' | 'chat' | 'clients'

/** Where people have pseudonyms: the author field of a PDF would reveal the name. */
const anonymous: readonly Folder[] = ['chat']

/** A PDF of eight megabytes takes less than two seconds on a slow machine; one that unpacks without end is stopped. */
const authorTaking = heavyWork<typeof fileWithoutAuthor>(
  new URL('./author-of-pdf.ts', import.meta.url),
  'fileWithoutAuthor',
  { longestSeconds: 10 },
)

/** A file in private storage that has no row yet. */
export interface KeptFile {
  u_id: string
  name: string
  kind: 'picture' | 'pdf'
  file: string
  bytes: number
}

interface AttachmentDependencies {
  workers: Pick<Workers, 'run'>
  ids: Ids
  drawing: Drawing
  db: Database
  privateFiles: Pick<PrivateFiles, 'keep' | 'adopt' | 'address'>
  storedFiles: StoredFiles
}

/**
 * Attachments of messages. Pictures are re-encoded, so that neither the file nor its location is kept; a PDF loses its
 * author where people are anonymous, and is only offered as a download, never shown on our pages.
 */
export function createAttachments({
  db,
  ids,
  drawing,
  privateFiles,
  storedFiles,
  workers,
}: AttachmentDependencies) {
  const redraw = (sent: string) =>
    drawing
      .draw(sent, (picture) =>
        picture
          .rotate()
          .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 82 }),
      )
      .catch((error: unknown) => {
        if (error instanceof DomainError) throw error
        return refused(pictureFault(error))
      })

  const withoutNames = async (sent: string) =>
    (await workers.run(authorTaking, sent)) ?? refused(attachmentReplies.pdfUnreadable)

  async function keepOne(
    folder: Folder,
    sender: Sender,
    { name, kind: sent, path: sentFile, bytes }: Upload,
  ): Promise<KeptFile> {
    if (!sent) refused(attachmentReplies.format)
    const kind = sent === 'pdf' ? 'pdf' : 'picture'
    const u_id = ids.next()
    const file = `${folder}/${u_id}.${kind === 'pdf' ? 'pdf' : 'webp'}`
    const facts = { u_id, kind, file, name: named(name, kind) } as const
    if (kind === 'pdf' && !anonymous.includes(folder)) {
      await storedFiles.take(db, sender, file, bytes)
      await privateFiles.adopt(file, sentFile)
      return { ...facts, bytes }
    }
    const made = kind === 'pdf' ? await withoutNames(sentFile) : await redraw(sentFile)
    await storedFiles.take(db, sender, file, made.length)
    await privateFiles.keep(file, Buffer.from(made))
    return { ...facts, bytes: made.length }
  }

  const forget = (files: readonly KeptFile[]) =>
    Promise.all(files.map(({ file }) => storedFiles.forget(file)))

  return {
    /**
     * Keeps the files while `work` writes down what they belong to: all of it or nothing.
     * @throws DomainError fileRefused, filesFull, placeFilesFull
     */
    async during<T>(
      folder: Folder,
      sender: Sender,
      sent: readonly Upload[],
      work: (files: KeptFile[]) => Promise<T>,
    ): Promise<T> {
      const files: KeptFile[] = []
      try {
        // One after the other: drawing is heavy, and one caller's four pictures must not take every worker.
        for (const upload of sent) files.push(await keepOne(folder, sender, upload))
        return await work(files)
      } catch (error) {
        await forget(files)
        throw error
      }
    },

    /** For a viewer with access. */
    present(row: Omit<KeptFile, 'kind'> & { kind: string }, viewerId: string): Attachment {
      const kind = row.kind as KeptFile['kind'] // checked by its table
      // Again, because older rows have the uploaded name.
      const name = named(row.name, kind)
      return {
        u_id: row.u_id,
        name,
        kind,
        bytes: row.bytes,
        address: privateFiles.address(row.file, viewerId, kind === 'pdf' ? { saveAs: name } : {}),
      }
    },
  }
}
export type Attachments = ReturnType<typeof createAttachments>
