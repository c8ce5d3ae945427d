import { expect, test } from 'vitest'
import { asWebVtt } from './captions.ts'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nनमस्ते\n'

test('SRT becomes WebVTT: commas, short hours, marks of its own, lines of Windows', () => {
  const srt =
    '\ufeff1\r\n0:00:01,5 --> 00:00:04,000 X1:40\r\n{\\an8}<font color="#fff">नमस्ते</font>, <i>you</i>\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,250\r\nTwo\r\n'
  expect(asWebVtt(bytes(srt))).toBe(
    'WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nनमस्ते, <i>you</i>\n\n2\n00:00:05.000 --> 00:00:06.250\nTwo\n',
  )
})

test.each([
  ['UTF-8', bytes(vtt)],
  ['UTF-8 with its mark', bytes(`\ufeff${vtt}`)],
  ['UTF-16', bytes(`\ufeff${vtt}`, 'utf16le')],
  ['UTF-16 from the other end', bytes(`\ufeff${vtt}`, 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0)],
])('WebVTT in %s is kept', (_encoding, file) => {
  expect(asWebVtt(file)).toBe(vtt)
})

test('letters of old Windows programs are understood', () => {
  expect(asWebVtt(bytes('1\n00:00:01,000 --> 00:00:02,000\nCafé\n', 'latin1'))).toContain('Café')
})

test('what is no captions stays what it is, to be refused', () => {
  expect(asWebVtt(bytes('just words'))).toBe('just words')
})
