import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawFaceCrop, drawPortrait } from './art/portrait/portrait.ts'
import { demoHealers } from './content/healers.ts'
import { drawCover, drawHealerPictures, seatHealer } from './pictures.ts'

test('a healer gets a portrait and a face in every width, as AVIF and as WebP', async () => {
  const [healer] = demoHealers
  if (!healer) throw new Error('There are no demo healers')
  const pictures = await drawHealerPictures(healer)
  const names = ['portrait-124', 'portrait-248', 'portrait-512', 'face-56', 'face-112', 'face-220']
  expect(pictures.map(({ name }) => name)).toEqual(names.flatMap((name) => [`${name}.avif`, `${name}.webp`]))
  for (const { name, data, width, height } of pictures) {
    const metadata = await sharp(data).metadata()
    expect({ width: metadata.width, height: metadata.height }, name).toEqual({ width, height })
  }
})

test('around the niche a portrait is transparent', async () => {
  const [healer] = demoHealers
  if (!healer) throw new Error('There are no demo healers')
  const pictures = await drawHealerPictures(healer)
  const portrait = pictures.find(({ name }) => name === 'portrait-248.webp')
  const { data, info } = await sharp(portrait?.data).raw().toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(4)
  expect(data[3]).toBe(0)
})

test('an event cover is 16:9 and a course cover 16:10', async () => {
  const event = await drawCover({ category: 'health', seed: 3, hour: 'dawn', ratio: '16:9' })
  const course = await drawCover({ category: 'health', seed: 3, hour: 'dawn' })
  expect(event.find(({ name }) => name === 'cover-704.webp')).toMatchObject({ width: 704, height: 396 })
  expect(course.find(({ name }) => name === 'cover-704.webp')).toMatchObject({ width: 704, height: 440 })
})

test('every healer has a complete portrait, and no two look the same', () => {
  const drawings = demoHealers.map((healer) => drawPortrait(seatHealer(healer)))
  const faces = demoHealers.map((healer) => drawFaceCrop(seatHealer(healer)))
  for (const drawing of [...drawings, ...faces]) expect(drawing).not.toMatch(/undefined|NaN|\[object|style=/)
  const looks = demoHealers.map(({ portrait, mainCategory }) => JSON.stringify([mainCategory, portrait]))
  expect(new Set(looks).size).toBe(demoHealers.length)
})
