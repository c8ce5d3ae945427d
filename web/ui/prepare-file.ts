import { uploads } from '@newyou/contract/file-limits'

/** A picture is sent with at most so many pixels and bytes; a phone takes twice as many. */
const pixelsMax = uploads.pictureMaxPixels
const bytesMax = uploads.pictureMaxBytes
const quality = 0.9

/** How large a picture is sent that is so large; undefined where it is sent as it is. */
export function sentSize(width: number, height: number, bytes: number) {
  if (width * height <= pixelsMax && bytes <= bytesMax) return undefined
  // A file too large may have few pixels, as a drawing or scan in PNG. It is re-encoded at its dimensions.
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}

async function shrunk(file: File): Promise<File> {
  // As it is shown: turned as the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const size = sentSize(picture.width, picture.height, file.size)
    if (!size) return file
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const drawing = canvas.getContext('2d')
    if (!drawing) return file
    drawing.fillStyle = '#ffffff'
    drawing.fillRect(0, 0, size.width, size.height)
    drawing.drawImage(picture, 0, 0, size.width, size.height)
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return made ? new File([made], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
  } finally {
    picture.close()
  }
}

/**
 * A chosen file as it is sent: pictures of phones shrunk, captions as WebVTT. A file it cannot read goes as it is, and
 * the server says what is wrong with it.
 */
export async function prepareFile(file: File): Promise<File> {
  try {
    if (/^image\/(jpeg|png|webp)$/.test(file.type)) return await shrunk(file)
    if (/\.(srt|vtt)$/i.test(file.name)) {
      const { asWebVtt } = await import('./captions.ts')
      const words = asWebVtt(new Uint8Array(await file.arrayBuffer()))
      return new File([words], file.name.replace(/\.\w+$/, '.vtt'), { type: 'text/vtt' })
    }
  } catch {
    // As the comment above says.
  }
  return file
}
