import { pictureReplies } from '../../messages/replies/foundation.ts'
import { DomainError, fileRefusal } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Drawing } from '../../platform/media/drawing.ts'
import { pictureFault } from '../../platform/media/drawing.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import type { Random } from '../../platform/random.ts'

const width = 360
const height = 420
const folder = 'people'
const refused: (message: string) => never = fileRefusal('image')

/**
 * A person's picture, drawn anew from what was sent: nothing of the file itself is kept, so neither is the place where
 * it was taken. Its address cannot be guessed and changes with every picture.
 */
export function createPersonPictures({
  drawing,
  pictures,
  random,
}: {
  drawing: Drawing
  pictures: Pictures
  random: Random
}) {
  return {
    /** @returns the address to show it at. @throws DomainError fileRefused */
    async keep({ kind, path }: Pick<Upload, 'kind' | 'path'>): Promise<string> {
      if (kind === undefined || kind === 'pdf') return refused(pictureReplies.format)
      const drawn = await drawing
        .draw(path, (picture) =>
          picture
            .rotate()
            .resize(width, height, { fit: 'cover', position: 'attention' })
            .webp({ quality: 82 }),
        )
        .catch((error: unknown) => {
          if (error instanceof DomainError) throw error
          return refused(pictureFault(error))
        })
      const name = `${folder}/${random.bytes(16).toString('hex')}.webp`
      await pictures.keep(name, drawn)
      return `/media/${name}`
    },
    /** Forgets the file of a picture that we made; others are left alone. */
    async forget(address: string | null) {
      if (address?.startsWith(`/media/${folder}/`)) await pictures.remove(address.slice('/media/'.length))
    },
  }
}
export type PersonPictures = ReturnType<typeof createPersonPictures>
