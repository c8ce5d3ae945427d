import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Attachment } from '@newyou/contract/attachments'
import { DomainError, fileRefusal } from '../http/errors.ts'
import type { Upload } from '../http/uploads.ts'
import type { Ids } from '../ids.ts'
import { withoutAuthor } from './author-of-pdf.ts'
import type { Drawing } from './drawing.ts'
import type { PrivateFiles } from './private-files.ts'

const longestSide = 1600
const nameMax = 120
const refused: (message: string) => never = fileRefusal('attachments')

/** Who keeps what is sent along names the folder among the private files. */
type Folder = 'support' | 'chat' | 'clients'

/** Where people are known by another name than their own; the author of a PDF would tell it. */
const anonymous: readonly Folder[] = ['chat']

/** A file that lies among the private ones and is not written down yet. */
export interface KeptFile {
  u_id: string
  name: string
  kind: 'picture' | 'pdf'
  file: string
  bytes: number
}

interface AttachmentDependencies {
  ids: Ids
  drawing: Drawing
  privateFiles: Pick<PrivateFiles, 'keep' | 'remove' | 'address'>
}

/**
 * What is sent along with words. Pictures are drawn anew, so that neither the file nor the place where it was taken
 * is kept; a PDF loses its author where people are anonymous, and is only ever saved, never shown on our pages.
 */
export function createAttachments({ ids, drawing, privateFiles }: AttachmentDependencies) {
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
        return refused('A picture is damaged or too large')
      })

  async function pdfFor(folder: Folder, sent: Buffer) {
    if (!anonymous.includes(folder)) return sent
    return (await withoutAuthor(sent)) ?? refused('This PDF is damaged or asks for a password')
  }

  async function keepOne(folder: Folder, { name, kind: sent, path: sentFile }: Upload): Promise<KeptFile> {
    if (!sent || sent === 'webp') refused('Please choose JPG, PNG or PDF files')
    const kind = sent === 'pdf' ? 'pdf' : 'picture'
    const kept = kind === 'pdf' ? await pdfFor(folder, await readFile(sentFile)) : await redraw(sentFile)
    const u_id = ids.next()
    const file = `${folder}/${u_id}.${kind === 'pdf' ? 'pdf' : 'webp'}`
    await privateFiles.keep(file, kept)
    return { u_id, kind, file, bytes: kept.length, name: path.basename(name).slice(0, nameMax) || kind }
  }

  const forget = (files: readonly KeptFile[]) =>
    Promise.all(files.map(({ file }) => privateFiles.remove(file)))

  return {
    /**
     * Keeps the files while `work` writes down what they belong to: all of it or nothing.
     * @throws DomainError fileRefused
     */
    async during<T>(
      folder: Folder,
      sent: readonly Upload[],
      work: (files: KeptFile[]) => Promise<T>,
    ): Promise<T> {
      const files: KeptFile[] = []
      try {
        // One after the other: drawing is heavy, and one caller's four pictures must not take every worker.
        for (const upload of sent) files.push(await keepOne(folder, upload))
        return await work(files)
      } catch (error) {
        await forget(files)
        throw error
      }
    },

    /** As a viewer sees it who may. */
    present: (row: Omit<KeptFile, 'kind'> & { kind: string }, viewerId: string): Attachment => ({
      u_id: row.u_id,
      name: row.name,
      kind: row.kind as KeptFile['kind'], // checked by its table
      bytes: row.bytes,
      address: privateFiles.address(row.file, viewerId, row.kind === 'pdf' ? { saveAs: row.name } : {}),
    }),
  }
}
export type Attachments = ReturnType<typeof createAttachments>
