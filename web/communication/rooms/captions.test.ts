import { afterEach, expect, test, vi } from 'vitest'
import { createCaptions, lastWords } from './captions.ts'

type Availability = 'unavailable' | 'downloadable' | 'available'

const began: { recognition: FakeRecognition; track: unknown }[] = []
class FakeRecognition extends EventTarget {
  lang = ''
  processLocally = false
  start(track: unknown) {
    began.push({ recognition: this, track })
  }
  abort() {
    this.dispatchEvent(new Event('end'))
  }
  says(transcript: string, isFinal = false) {
    this.tells('result', { results: [Object.assign([{ transcript }], { isFinal })] })
  }
  tells(kind: string, what: object) {
    this.dispatchEvent(Object.assign(new Event(kind), what))
  }
}

const install = vi.fn(async () => true)
/** A browser whose recogniser answers so of these dialects; without them it knows none on the device. */
function browser(of?: Record<string, Availability>) {
  const available = ({ langs: [dialect = ''] }: { langs: string[] }) =>
    Promise.resolve(of?.[dialect] ?? 'unavailable')
  vi.stubGlobal('SpeechRecognition', of ? Object.assign(FakeRecognition, { available, install }) : class {})
}
const track = { readyState: 'live' } as MediaStreamTrack // as much of it as is asked
const person = (id: string, sound: MediaStreamTrack | null = track) => ({
  visit_u_id: id,
  stream: { getAudioTracks: () => (sound ? [sound] : []) } as unknown as MediaStream, // as much of it as is asked
})
async function turnedOn(of: Record<string, Availability>, locale: 'en' | 'hi' = 'en') {
  browser(of)
  const captions = createCaptions(locale)
  expect(captions.store.get().is).toBe('off')
  await captions.start()
  return captions
}
afterEach(() => {
  vi.unstubAllGlobals()
  install.mockClear()
  began.length = 0
})

test('a browser whose recogniser does not work on the device is offered no captions', async () => {
  browser()
  const captions = createCaptions('en')
  await captions.start()
  captions.stop()
  expect(captions.store.get().is).toBe('unsupported')
})

test('a device that does not know the language says so once it is asked', async () => {
  const captions = await turnedOn({ 'en-IN': 'unavailable', 'en-US': 'unavailable' })
  expect(captions.store.get().is).toBe('failed')
})

test('what the other says is written from their own track, on the device', async () => {
  const captions = await turnedOn({ 'en-US': 'available' })
  captions.follow([person('a')])
  expect(began).toMatchObject([{ track, recognition: { lang: 'en-US', processLocally: true } }])
  began[0]?.recognition.says('how have you slept')
  expect(captions.store.get().words).toEqual({ a: 'how have you slept' })
  expect(install).not.toHaveBeenCalled()
})

test('words that have to be loaded first are, and a refusal is said', async () => {
  expect((await turnedOn({ 'hi-IN': 'downloadable' }, 'hi')).store.get().is).toBe('on')
  install.mockResolvedValueOnce(false)
  expect((await turnedOn({ 'hi-IN': 'downloadable' }, 'hi')).store.get().is).toBe('failed')
})

test('it goes on after a silence, with another track, and ends when the person goes or it is turned off', async () => {
  const captions = await turnedOn({ 'en-IN': 'available' })
  captions.follow([person('a'), person('b', null)])
  began[0]?.recognition.tells('error', { error: 'no-speech' })
  began[0]?.recognition.tells('end', {})
  expect(began).toHaveLength(2)
  const other = { readyState: 'live' } as MediaStreamTrack // as much of it as is asked
  captions.follow([person('a', other)])
  expect(began.at(-1)).toMatchObject({ track: other })
  began.at(-1)?.recognition.says('and then')
  captions.follow([])
  expect(captions.store.get()).toEqual({ is: 'on', words: {} })
  captions.follow([person('a')])
  const count = began.length
  captions.stop()
  expect(began).toHaveLength(count)
  expect(captions.store.get().is).toBe('off')
})

test('a recogniser that is refused ends all captions, and says so', async () => {
  const captions = await turnedOn({ 'en-IN': 'available' })
  captions.follow([person('a'), person('b')])
  began[1]?.recognition.tells('error', { error: 'service-not-allowed' })
  expect(captions.store.get()).toEqual({ is: 'failed', words: {} })
})

test('long words are cut at the beginning of one', () => {
  const text = 'the breath goes in slowly and out more slowly '.repeat(4).trim()
  const shown = lastWords(text)
  expect(text.endsWith(` ${shown}`)).toBe(true)
  expect(shown.length).toBeLessThanOrEqual(90)
  expect(shown.length).toBeGreaterThan(60)
})
