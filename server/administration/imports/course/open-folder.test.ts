import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { zipOf, zipWithLink } from '../../../testing/course-folders.ts'
import { folderLimits, openFolder } from './open-folder.ts'

const paths = (packed: Uint8Array) => openFolder(packed).map(({ path }) => path)
const text = (packed: Uint8Array, path: string) =>
  new TextDecoder().decode(
    openFolder(packed)
      .find((one) => one.path === path)
      ?.read(),
  )
const refusal = (packed: Uint8Array): string => {
  try {
    openFolder(packed).map((file) => file.read())
    return 'opened'
  } catch (error) {
    return (error as Error).message
  }
}
/** Of each file in the list of a ZIP: where it stands there. */
function entries(packed: Buffer): number[] {
  const at: number[] = []
  for (let place = packed.indexOf('PK\x01\x02', 0, 'latin1'); place >= 0; ) {
    at.push(place)
    place = packed.indexOf('PK\x01\x02', place + 4, 'latin1')
  }
  return at
}

describe('a packed folder', () => {
  test('has its files, without folders and what Macs and Windows add', () => {
    const packed = zipOf({
      'course/course.json': '{}',
      'course/a b.md': 'Words',
      'course/.DS_Store': 'x',
      '__MACOSX/course/._course.json': 'x',
      'course/Thumbs.db': 'x',
      'course/desktop.ini': 'x',
      'course/.git/config': 'x',
    })
    expect(paths(packed)).toEqual(['course/course.json', 'course/a b.md'])
    expect(text(packed, 'course/a b.md')).toBe('Words')
  })

  test('has names in UTF-8, with backslashes of Windows, and in the old code page', () => {
    expect(paths(zipOf({ 'पाठ/एक.md': '' }))).toEqual(['पाठ/एक.md'])
    expect(paths(zipOf({ 'films\\one.mp4': 'x' }))).toEqual(['films/one.mp4'])
    // A Mac writes the accent as a letter of its own.
    expect(paths(zipOf({ 'cafe\u0301.md': '' }))).toEqual(['caf\u00e9.md'])
  })

  test.each([
    ['../course.json', /leads out/],
    ['a/../../b', /leads out/],
    ['/etc/passwd', /leads out/],
    ['C:\\course.json', /leads out/],
  ])('with the path %s is refused', (path, words) => {
    expect(refusal(zipOf({ [path]: 'x' }))).toMatch(words)
  })

  test('with a link is refused', () => {
    expect(refusal(zipWithLink({ 'course.json': '{}' }, 'secret.md'))).toMatch(/“secret.md” is a link/)
  })

  test('with a password is refused', () => {
    const packed = zipOf({ 'course.json': '{}' })
    for (const at of entries(packed)) packed.writeUInt16LE(packed.readUInt16LE(at + 8) | 1, at + 8)
    expect(refusal(packed)).toMatch(/without a password/)
  })

  test('with names that differ in capitals alone is refused, and so is the same name twice', () => {
    expect(refusal(zipOf({ 'A.md': '1', 'a.md': '2' }))).toMatch(/“A.md” and “a.md” differ in capitals/)
    const packed = zipOf({ 'a.md': '1', 'b.md': '2' })
    const [, second = 0] = entries(packed)
    packed.write('a.md', second + 46)
    expect(refusal(packed)).toMatch(/two files called “a.md”/)
  })

  test('that claims to be larger or more than a course is refused before anything is unpacked', () => {
    const packed = zipOf({ 'a.md': 'x' })
    for (const at of entries(packed)) packed.writeUInt32LE(folderLimits.unpackedBytes + 1, at + 24)
    expect(refusal(packed)).toMatch(/more than 300 MB/)
    const many = Object.fromEntries(
      Array.from({ length: folderLimits.files + 1 }, (_, at) => [`${at}.md`, 'x']),
    )
    expect(refusal(zipOf(many))).toMatch(/at most 500 files/)
  })

  test('whose file is not as long as it claims, or not what it was, is damaged', () => {
    const zeros = zipOf({ 'bomb.md': new Uint8Array(5_000_000) })
    const claims = (bytes: number) => {
      const packed = Buffer.from(zeros)
      for (const at of entries(packed)) packed.writeUInt32LE(bytes, at + 24)
      return packed
    }
    for (const packed of [claims(10), claims(6_000_000)])
      expect(refusal(packed)).toMatch(/“bomb.md” in this ZIP is damaged/)
    const kept = Buffer.from(zipSync({ 'a.md': [strToU8('Words'), { level: 0 }] }))
    expect(text(kept, 'a.md')).toBe('Words')
    kept.write('Sword', kept.indexOf('Words'))
    expect(refusal(kept)).toMatch(/“a.md” in this ZIP is damaged/)
  })

  test.each([
    ['no ZIP', Buffer.from('course.json')],
    ['an empty file', Buffer.alloc(0)],
    ['a ZIP that was cut off', zipOf({ 'a.md': 'Words '.repeat(500) }).subarray(0, 100)],
    ['a tar', Buffer.alloc(2048, 'x')],
  ])('that is %s is said to be none', (_, packed) => {
    expect(refusal(packed)).toMatch(/no ZIP file, or it is damaged/)
  })
})
