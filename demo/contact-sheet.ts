import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPortrait } from './art/portrait/portrait.ts'
import { demoHealers } from './content/healers.ts'
import { seatHealer } from './pictures.ts'

/** Writes one page with every healer and their name, for people to look at: demo/media/contact-sheet.png. */
const columns = 8
const tile = { width: 170, height: 262 }
const ground = '#0E1B17'
const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const captions = demoHealers.map((healer, index) => {
  const x = (index % columns) * tile.width + tile.width / 2
  const y = Math.floor(index / columns) * tile.height
  const name = `${healer.firstName} ${healer.lastName}`
  const place = `${healer.gender === 'female' ? 'f' : 'm'} ${2026 - healer.birthYear}, ${healer.city}`
  return (
    `<text x="${x}" y="${y + 226}" font-size="13" fill="#F3EBDC">${escapeText(name)}</text>` +
    `<text x="${x}" y="${y + 243}" font-size="11" fill="#9DA698">${escapeText(place)}</text>`
  )
})
const width = columns * tile.width
const height = Math.ceil(demoHealers.length / columns) * tile.height
const captionLayer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" text-anchor="middle">${captions.join('')}</svg>`

const portraits = await Promise.all(
  demoHealers.map(async (healer, index) => ({
    input: await sharp(Buffer.from(drawPortrait(seatHealer(healer))))
      .resize(138)
      .png()
      .toBuffer(),
    left: (index % columns) * tile.width + 16,
    top: Math.floor(index / columns) * tile.height + 6,
  })),
)

const folder = new URL('./media/', import.meta.url)
await mkdir(folder, { recursive: true })
const sheet = await sharp({ create: { width, height, channels: 3, background: ground } })
  .composite([...portraits, { input: Buffer.from(captionLayer), left: 0, top: 0 }])
  .png()
  .toBuffer()
await writeFile(new URL('contact-sheet.png', folder), sheet)
console.log('Wrote demo/media/contact-sheet.png')

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (letter) => escaped[letter] ?? letter)
}
