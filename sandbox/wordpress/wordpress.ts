import { readFileSync } from 'node:fs'
import type { Reply, Router } from '../platform/http.ts'
import { drawPng } from './draw-png.ts'

export interface WordPressControl {
  /** How often each of its files was asked for, by its name. */
  asked(name: string): number
  /** Its posts, as WordPress exports them. */
  export(): string
}

/** Nothing listens there, and a guard does not get so far. */
const privateAddress = 'https://10.0.0.1/picture.png'
const tooManyBytes = 17 * 1024 * 1024
const sizes: Record<string, [number, number]> = { small: [120, 90], huge: [4800, 3200] }
const picture = (name: string): Buffer => drawPng(name, ...(sizes[name] ?? [1400, 900]))
/** So many pictures differ: each is drawn once. */
const palettes = 16
const paletteOf = (name: string) =>
  name in sizes
    ? name
    : `palette ${[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % palettes}`

const sent = (body: Buffer): Reply => ({ status: 200, headers: { 'content-type': 'image/png' }, body })

/** What becomes of pictures by their names; every other name is a picture. */
const answers: Record<string, () => Reply> = {
  gone: () => ({ status: 404, body: 'Not found' }),
  broken: () => sent(picture('broken').subarray(0, 3000)),
  page: () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Log in</title>',
  }),
  large: () => sent(Buffer.concat([picture('large'), Buffer.alloc(tooManyBytes)])),
  elsewhere: () => ({ status: 302, headers: { location: privateAddress }, body: '' }),
  error: () => ({ status: 500, body: 'Something went wrong.' }),
  silent: () => 'cut',
}

/** The pictures of a WordPress site from which a practice moves. */
export function addWordPress(router: Router, url: () => string): WordPressControl {
  const asked = new Map<string, number>()
  const drawn = new Map<string, Buffer>()
  router.on('GET', '/wp-content/uploads/:year/:month/:file', ({ params: { file = '' } }) => {
    const name = file.replace(/\.png$/, '')
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const answer = answers[name.replace(/-\d+$/, '')]
    if (answer) return answer()
    const palette = paletteOf(name)
    const body = drawn.get(palette) ?? picture(palette)
    drawn.set(palette, body)
    return sent(body)
  })
  const exported = () =>
    readFileSync(new URL('export.xml', import.meta.url), 'utf8').replaceAll('{site}', url())
  router.on('GET', '/wordpress/export.xml', () => ({
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8', 'content-disposition': 'attachment' },
    body: exported(),
  }))
  return { export: exported, asked: (name) => asked.get(name) ?? 0 }
}
