import { render } from 'dom-serializer'
import type { Archive } from './archive.ts'
import type { Element } from './markup.ts'

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  // As the source of an `img` it runs nothing and loads nothing.
  svg: 'image/svg+xml',
}

export const isPictureType = (type: string) => Object.values(types).includes(type) || type === 'image/jpg'

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(binary)
}

const dataAddress = (type: string, bytes: Uint8Array) => `data:${type};base64,${toBase64(bytes)}`

/** A picture of the archive as a data address; undefined when it is not there or not a picture. */
export function pictureAddress(archive: Archive, file: string, saidType = ''): string | undefined {
  const type =
    types[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? (isPictureType(saidType) ? saidType : undefined)
  if (!type) return undefined
  try {
    return dataAddress(type, archive.unpack(file))
  } catch {
    return undefined
  }
}

/** A drawing that stands in a chapter, as a picture of its own: so nothing of it becomes part of the page. */
export function drawingAddress(drawing: Element): string {
  const markup = render(drawing, { xmlMode: 'foreign' })
  const whole = /^<svg[^>]*\sxmlns=/.test(markup)
    ? markup
    : markup.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
  const linked = /^<svg[^>]*\sxmlns:xlink=/.test(whole)
    ? whole
    : whole.replace(/^<svg/, '<svg xmlns:xlink="http://www.w3.org/1999/xlink"')
  return dataAddress('image/svg+xml', new TextEncoder().encode(linked))
}
