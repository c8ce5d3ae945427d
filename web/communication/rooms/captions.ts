import type { OtherPerson } from './call-state.ts'
import { createStore } from './store.ts'

/** As much of the Web Speech API as is used; only some browsers have the parts that work on the device. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start(track: MediaStreamTrack): void
  abort(): void
}
interface OnDevice {
  langs: string[]
  processLocally: true
}
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
interface Recognizer {
  new (): Recognition
  available?(options: OnDevice): Promise<Availability>
  install?(options: OnDevice): Promise<boolean>
}
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean }
type ResultEvent = Event & { results: ArrayLike<Result> }
type FailedEvent = Event & { error: string }

export interface CaptionsState {
  is: 'unsupported' | 'off' | 'preparing' | 'on' | 'failed'
  /** The latest words of each person, by their visit. */
  words: Readonly<Record<string, string>>
}

/** As many letters as two lines of a phone hold. */
const shownLetters = 90
/** Captions of a pause this long go away. */
const pauseMs = 6000
const dialects = { en: ['en-IN', 'en-US'], hi: ['hi-IN'] }
/** The recogniser stops by itself after a silence, and goes on after these. */
const harmless = ['no-speech', 'aborted']

const recognizerOf = () => (globalThis as { SpeechRecognition?: Recognizer }).SpeechRecognition
const onDevice = (language: string): OnDevice => ({ langs: [language], processLocally: true })

/** The last words that fit, from the beginning of one. */
export function lastWords(text: string): string {
  if (text.length <= shownLetters) return text
  return text.slice(-shownLetters).replace(/^\S*\s/, '')
}

/**
 * Captions of the others by the recogniser of this browser, where it works on the device: their voice is sent nowhere
 * for it, and nothing is kept.
 */
export function createCaptions(locale: keyof typeof dialects) {
  const isKnown = typeof recognizerOf()?.available === 'function'
  const store = createStore<CaptionsState>({ is: isKnown ? 'off' : 'unsupported', words: {} })
  const { get, set } = store
  const following = new Map<string, { track: MediaStreamTrack; stop: () => void }>()
  let language: string | undefined

  /** The first dialect that this device knows, or could learn. Some browsers fall over when they are asked, so only a press does. */
  async function look(): Promise<Availability> {
    for (const dialect of dialects[locale]) {
      const availability = await recognizerOf()
        ?.available?.(onDevice(dialect))
        .catch(() => 'unavailable' as const)
      if (!availability || availability === 'unavailable') continue
      language = dialect
      return availability
    }
    return 'unavailable'
  }

  function say(visitId: string, words: string) {
    set({ words: { ...get().words, [visitId]: words } })
  }

  function listen(visitId: string, track: MediaStreamTrack) {
    const recognizer = recognizerOf()
    if (!recognizer || !language) return
    const recognition = new recognizer()
    let isOver = false
    let pause: ReturnType<typeof setTimeout> | undefined
    Object.assign(recognition, {
      lang: language,
      continuous: true,
      interimResults: true,
      processLocally: true,
    })
    recognition.addEventListener('result', (event) => {
      const results = Array.from((event as ResultEvent).results)
      const unfinished = results.filter(({ isFinal }) => !isFinal)
      const shown = unfinished.length > 0 ? unfinished : results.slice(-1)
      say(
        visitId,
        lastWords(
          shown
            .map((result) => result[0]?.transcript ?? '')
            .join(' ')
            .trim(),
        ),
      )
      clearTimeout(pause)
      pause = setTimeout(() => say(visitId, ''), pauseMs)
    })
    recognition.addEventListener('error', (event) => {
      if (!harmless.includes((event as FailedEvent).error)) fail()
    })
    const begin = () => {
      try {
        recognition.start(track)
      } catch {
        fail()
      }
    }
    recognition.addEventListener('end', () => {
      if (!isOver && track.readyState === 'live') begin()
    })
    function stop() {
      isOver = true
      clearTimeout(pause)
      recognition.abort()
    }
    following.set(visitId, { track, stop })
    begin()
  }

  function forget(visitId: string) {
    following.get(visitId)?.stop()
    following.delete(visitId)
    const { [visitId]: _, ...words } = get().words
    set({ words })
  }
  function stopAll() {
    for (const visitId of [...following.keys()]) forget(visitId)
  }
  function fail() {
    stopAll()
    set({ is: 'failed' })
  }

  return {
    store,
    async start() {
      if (get().is === 'unsupported') return
      set({ is: 'preparing' })
      const availability = await look()
      const isReady =
        availability === 'available' ||
        (language !== undefined &&
          (await recognizerOf()
            ?.install?.(onDevice(language))
            .catch(() => false)))
      // Turned off meanwhile.
      if (get().is !== 'preparing') return
      if (isReady) set({ is: 'on' })
      else fail()
    },
    stop() {
      if (get().is === 'unsupported') return
      stopAll()
      set({ is: 'off' })
    },
    /** After each change of the people who are there, while captions are on. */
    follow(people: readonly Pick<OtherPerson, 'visit_u_id' | 'stream'>[]) {
      const tracks = new Map(
        people.map(({ visit_u_id, stream }) => [visit_u_id, stream?.getAudioTracks()[0]]),
      )
      for (const [visitId, { track }] of [...following]) if (tracks.get(visitId) !== track) forget(visitId)
      for (const [visitId, track] of tracks) if (track && !following.has(visitId)) listen(visitId, track)
    },
  }
}
export type Captions = ReturnType<typeof createCaptions>
