import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cryptographicRandom as random } from '../random.ts'
import { sealedFormat } from './format.ts'
import { openerPage, openSealed } from './opener.ts'
import { keyOfPassphrase, writeSealedFile } from './write-sealed-file.ts'

/** As the page has it. */
const open = vm.runInThisContext(`(${openSealed})`) as (
  sealed: Blob,
  passphrase: string,
  onShare: (share: number) => void,
) => Promise<Blob>
const passphrase = 'five wörds that nobody guesses'
const { segmentBytes, tagBytes } = sealedFormat
const head = sealedFormat.mark.length + sealedFormat.saltBytes + sealedFormat.prefixBytes

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-sealed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function sealed(plain: Buffer) {
  const [from, to] = [path.join(folder, 'plain'), path.join(folder, 'sealed')]
  await writeFile(from, plain)
  const salt = random.bytes(sealedFormat.saltBytes)
  await writeSealedFile(from, to, { key: await keyOfPassphrase(passphrase, salt), salt, random })
  return readFile(to)
}
const opened = async (bytes: Uint8Array, by = passphrase) =>
  Buffer.from(await (await open(new Blob([new Uint8Array(bytes)]), by, () => undefined)).arrayBuffer())

test.each([0, 40, segmentBytes, segmentBytes * 2 + 5])(
  'what was sealed is opened in a browser by the passphrase: %i bytes',
  async (length) => {
    const plain = random.bytes(length)
    const bytes = await sealed(plain)
    expect(bytes.includes(plain.subarray(0, 64))).toBe(length === 0)
    expect((await opened(bytes, passphrase.normalize('NFD'))).equals(plain)).toBe(true)
  },
)

test('another passphrase opens nothing, and neither does a file that was changed, cut or put together anew', async () => {
  const bytes = await sealed(random.bytes(segmentBytes * 2 + 5))
  await expect(opened(bytes, 'five words that nobody knows')).rejects.toThrow('wrong')
  const changed = Buffer.from(bytes)
  changed[head + 3] = (changed[head + 3] ?? 0) ^ 1
  await expect(opened(changed)).rejects.toThrow('wrong')
  const step = segmentBytes + tagBytes
  await expect(opened(bytes.subarray(0, head + step))).rejects.toThrow('wrong')
  const [first, second] = [bytes.subarray(head, head + step), bytes.subarray(head + step, head + 2 * step)]
  const turned = Buffer.concat([bytes.subarray(0, head), second, first, bytes.subarray(head + 2 * step)])
  await expect(opened(turned)).rejects.toThrow('wrong')
  await expect(opened(Buffer.from('PK and more than a few bytes of something else'))).rejects.toThrow(
    'unknown',
  )
})

test('the words of the page end no script, and it loads nothing', () => {
  const words = {
    ...{ locale: 'en', title: 'Records </title><b>', lead: 'a & b', file: 'File', passphrase: 'Passphrase' },
    ...{ open: 'Open', working: '</script><b>', done: 'Done', wrong: 'Wrong', unknown: 'No', tooOld: 'Old' },
  }
  const page = openerPage(words, 'records.zip')
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  expect(page).toContain('Records &lt;/title&gt;&lt;b&gt;')
  expect(page).toContain(`default-src 'none'`)
  expect(page).not.toMatch(/https?:/)
})
