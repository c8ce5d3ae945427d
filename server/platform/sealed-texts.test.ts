import { createCipheriv, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { cryptographicRandom as random } from './random.ts'
import type { SealedPurpose } from './sealed-columns.ts'
import { createSealedTexts, UnknownKeyError } from './sealed-texts.ts'

const [newest, older, oldest] = [
  'the newest of the secrets',
  'an older one of the secrets',
  'the oldest secret of all',
]

const textsBy = (secret: string, previous = '', purpose: SealedPurpose = 'bank-details') =>
  createSealedTexts({
    config: readConfig({
      BANK_DETAILS_SECRET: secret,
      BANK_DETAILS_SECRET_PREVIOUS: previous,
      CLIENT_NOTES_SECRET: secret,
    }),
    purpose,
    random,
  })

/** As texts were sealed before keys had ids. */
function sealedWithoutId(secret: string, text: string) {
  const nonce = random.bytes(12)
  const key = createHmac('sha256', secret).update('bank-details').digest()
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

describe('a sealed text', () => {
  test('names its key, and says nothing of the secret or the text', () => {
    const { seal, presentPrefix } = textsBy(newest)
    expect(presentPrefix).toMatch(/^v1\.[\w-]{8}\.$/)
    expect(seal('a number')).toMatch(new RegExp(`^${presentPrefix.replaceAll('.', '\\.')}[\\w-]+$`))
    expect(seal('a number')).not.toBe(seal('a number'))
    expect(textsBy(older).presentPrefix).not.toBe(presentPrefix)
    expect(textsBy(newest, '', 'client-note').presentPrefix).not.toBe(presentPrefix)
  })

  test('is opened by the secret that sealed it, whether that is the present one or a previous one', () => {
    const sealed = [newest, older, oldest].map((secret) => textsBy(secret).seal(`by ${secret}`))
    const { open, seal, presentPrefix } = textsBy(newest, `${older},${oldest}`)
    expect(sealed.map(open)).toEqual([`by ${newest}`, `by ${older}`, `by ${oldest}`])
    expect(seal('anew').startsWith(presentPrefix)).toBe(true)
  })

  test.each([
    ['the oldest', older, oldest],
    ['another that is known', oldest, older],
  ])('from before keys had ids is opened by %s', (_which, present, previous) => {
    expect(textsBy(present, previous).open(sealedWithoutId(oldest, 'long ago'))).toBe('long ago')
  })

  test('of a secret that is not known is an error that names the missing key', () => {
    const [, id] = textsBy(oldest).presentPrefix.split('.')
    const { open } = textsBy(newest, older)
    expect(() => open(textsBy(oldest).seal('a number'))).toThrow(`sealed by the key ${id}`)
    expect(() => open(sealedWithoutId(oldest, 'a number'))).toThrow(UnknownKeyError)
  })

  test('that was altered, or that names another key than its own, is not opened', () => {
    const { open, seal, presentPrefix } = textsBy(newest, older)
    const sealed = seal('a number')
    const altered = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.at(-1)
    expect(() => open(altered)).toThrow()
    expect(() => open(textsBy(older).presentPrefix + sealed.slice(presentPrefix.length))).toThrow()
    expect(() => textsBy(newest, '', 'client-note').open(sealed)).toThrow(UnknownKeyError)
  })
})

test('a previous secret is as long as the present one', () => {
  expect(() => textsBy(newest, 'short')).toThrow('BANK_DETAILS_SECRET_PREVIOUS')
})
