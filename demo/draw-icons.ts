import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const publicFolder = new URL('../web/public/', import.meta.url)
const iconFolder = new URL('icons/', publicFolder)
const ground = '#0e1b17'
/** A mask may cut off anything outside this share of the width. */
const safeShare = 0.6
const plainShare = 0.8

const mark = await readFile(new URL('favicon.svg', publicFolder))

/** The mark of the site on its ground. */
async function icon(size: number, share: number) {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: 1200 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

await mkdir(iconFolder, { recursive: true })
for (const [name, size, share] of [
  ['icon-192.png', 192, plainShare],
  ['icon-512.png', 512, plainShare],
  ['maskable-512.png', 512, safeShare],
  ['apple-touch-180.png', 180, plainShare],
] as const)
  await writeFile(new URL(name, iconFolder), await icon(size, share))
