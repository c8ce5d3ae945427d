import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storageKeys } from './ui/storage-keys.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'public', name))
const worker = `${read('service-worker.js')}`
const files = [...worker.matchAll(/^ {2}'(\/[\w./-]+)',$/gm)].map(([, file = '']) => file)

test.each(['/offline/en.html', '/offline/hi.html', '/offline/offline.css'])(
  'all that %s needs is kept with it',
  (name) => {
    const needed = [...`${read(name)}`.matchAll(/(?:href|src)="(\/[^"]+)"|url\("(\/[^"]+)"\)/g)]
    expect(needed.length).toBeGreaterThan(1)
    for (const [, link, url] of needed) expect(files).toContain(link ?? url)
  },
)

test('the offline page reads what the site keeps on the device', () => {
  const script = `${read('/offline/offline.js')}`
  expect(script).toContain(`{ ${storageKeys.theme}, ${storageKeys.settings} } = localStorage`)
})
