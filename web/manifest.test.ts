import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addresses } from '@newyou/contract/addresses'
import { expect, test } from 'vitest'
import { localized, withoutLocale } from './ui/locale.ts'

const fileOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'public', name))

interface Manifest {
  lang: 'en' | 'hi'
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
}

test.each(['manifest.webmanifest', 'manifest.hi.webmanifest'])(
  '%s has icons of their size and leads to pages',
  (name) => {
    const { lang, start_url: start, display, icons, shortcuts } = JSON.parse(`${fileOf(name)}`) as Manifest
    expect(display).toBe('standalone')
    const known: string[] = Object.values(addresses)
    for (const url of [start, ...shortcuts.map((one) => one.url)]) {
      expect(known).toContain(withoutLocale(url))
      expect(url).toBe(localized(withoutLocale(url), lang))
    }
    // A browser offers to install a site with these two, and a mask cuts no mark.
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      const picture = fileOf(src)
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
  },
)
