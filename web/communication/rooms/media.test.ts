import { afterEach, describe, expect, test, vi } from 'vitest'
import { canBlur, canChooseSpeaker, canClearNoise, canShareScreen, createMedia } from './media.ts'

class FakeTrack extends EventTarget {
  enabled = true
  readyState = 'live'
  readonly kind: string
  settings: MediaTrackSettings
  applyConstraints: (wish: MediaTrackConstraints) => Promise<void> = async (wish) => {
    this.settings = { ...this.settings, noiseSuppression: wish.noiseSuppression as boolean }
  }
  constructor(kind: string, settings: MediaTrackSettings = {}) {
    super()
    this.kind = kind
    this.settings = settings
  }
  getSettings = () => this.settings
  stop() {
    this.readyState = 'ended'
  }
}

interface Ways {
  asks?: (wish: MediaStreamConstraints) => void
  supports?: MediaTrackSupportedConstraints
  permission?: () => Promise<{ state: PermissionState }>
  canShare?: boolean
  /** The browser takes no constraints for a microphone that runs. */
  isStiff?: boolean
}
const wishes: MediaStreamConstraints[] = []
const tracks: FakeTrack[] = []
/** A browser with these abilities; what is not named it does not have. */
function browser({ asks, supports = {}, permission, canShare, isStiff }: Ways = {}) {
  const of = (kind: 'audio' | 'video', wish: MediaStreamConstraints['audio']) => {
    if (!wish) return []
    const { noiseSuppression } = wish as { noiseSuppression?: boolean }
    const track = new FakeTrack(kind, { noiseSuppression: noiseSuppression ?? false })
    if (isStiff) track.applyConstraints = () => Promise.reject(new DOMException('', 'OverconstrainedError'))
    tracks.push(track)
    return [track]
  }
  vi.stubGlobal('navigator', {
    mediaDevices: Object.assign(new EventTarget(), {
      async getUserMedia(wish: MediaStreamConstraints) {
        wishes.push(wish)
        asks?.(wish)
        const [audio, video] = [of('audio', wish.audio), of('video', wish.video)]
        return {
          getTracks: () => [...audio, ...video],
          getAudioTracks: () => audio,
          getVideoTracks: () => video,
        }
      },
      enumerateDevices: async () => [],
      getSupportedConstraints: () => supports,
      ...(canShare && { getDisplayMedia: async () => undefined }),
    }),
    permissions: permission
      ? { query: permission }
      : { query: () => Promise.reject(new TypeError('no such permission')) },
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  wishes.length = 0
  tracks.length = 0
})

const refuse = (name: string) => () => {
  throw new DOMException('', name)
}

describe('what a browser can', () => {
  test('everything', () => {
    browser({ supports: { noiseSuppression: true }, canShare: true })
    vi.stubGlobal(
      'HTMLMediaElement',
      class {
        setSinkId() {}
      },
    )
    expect([canClearNoise(), canShareScreen(), canChooseSpeaker()]).toEqual([true, true, true])
  })
  test('as Safari on a phone: neither noise, nor screen, nor speaker is a matter of choice', () => {
    browser()
    vi.stubGlobal('HTMLMediaElement', class {})
    expect([canClearNoise(), canShareScreen(), canChooseSpeaker()]).toEqual([false, false, false])
  })
})

describe('camera and microphone', () => {
  test('where one of both is refused, the other still opens', async () => {
    browser({ asks: ({ video }) => video && refuse('NotAllowedError')() })
    const media = createMedia()
    await media.open({ camera: true, microphone: true })
    expect(wishes.map(({ audio, video }) => [Boolean(audio), Boolean(video)])).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ])
    const { camera, microphone, problems } = media.store.get()
    expect([camera, microphone?.readyState, problems.camera]).toEqual([undefined, 'live', 'refused'])
    expect(problems.microphone).toBeUndefined()
  })

  test('a browser that tells no permission of a camera counts as asked and refused', async () => {
    browser({ asks: refuse('NotAllowedError') })
    const media = createMedia()
    await media.open({ camera: false, microphone: true })
    expect(media.store.get().problems.microphone).toBe('refused')
  })

  test('a page without devices at all says so', async () => {
    vi.stubGlobal('navigator', { permissions: { query: refuse('TypeError') } })
    const media = createMedia()
    await media.open({ camera: true, microphone: true })
    expect(media.store.get().problems).toEqual({ camera: 'unsupported', microphone: 'unsupported' })
  })

  test('an unplugged microphone is missing, one that was taken away is refused', async () => {
    for (const [state, problem] of [
      ['granted', 'missing'],
      ['denied', 'refused'],
    ] as const) {
      tracks.length = 0
      browser({ permission: async () => ({ state }) })
      const media = createMedia()
      await media.open({ camera: false, microphone: true })
      tracks[0]?.dispatchEvent(new Event('ended'))
      await vi.waitFor(() => expect(media.store.get().problems.microphone).toBe(problem))
      expect(media.store.get().microphone).toBeUndefined()
    }
  })
})

describe('the background', () => {
  test.each([
    ['blurs by choice', [true, false], true],
    ['always blurs', [true], false],
    ['never blurs', undefined, false],
  ])('of a camera that %s', async (_, backgroundBlur, isOffered) => {
    browser()
    const media = createMedia()
    await media.open({ camera: true, microphone: false })
    const asked: MediaTrackConstraints[] = []
    Object.assign(tracks[0] ?? {}, {
      getCapabilities: () => ({ backgroundBlur }),
      applyConstraints: async (wish: MediaTrackConstraints) => asked.push(wish),
    })
    expect(canBlur(media.store.get().camera)).toBe(isOffered)
    if (!isOffered) return
    await media.blur(true)
    await media.blur(false)
    expect(asked).toMatchObject([{ backgroundBlur: true }, { backgroundBlur: false }])
    await media.blur(true)
    await media.setCamera(false)
    await media.setCamera(true)
    expect(wishes.at(-1)).toMatchObject({ video: { backgroundBlur: true } })
  })
})

describe('background noise', () => {
  const isCleared = ({ microphone }: ReturnType<ReturnType<typeof createMedia>['store']['get']>) =>
    microphone?.getSettings().noiseSuppression

  test.each([
    ['a running microphone changes', false, 1],
    ['is opened anew where it cannot change', true, 2],
  ])('%s', async (_, isStiff, opened) => {
    browser({ isStiff, supports: { noiseSuppression: true } })
    const media = createMedia()
    await media.open({ camera: false, microphone: true })
    expect(isCleared(media.store.get())).toBe(true)
    await media.clearNoise(false)
    expect(isCleared(media.store.get())).toBe(false)
    expect(tracks).toHaveLength(opened)
    expect(tracks.filter(({ readyState }) => readyState === 'live')).toHaveLength(1)
    await media.setMuted(true)
    await media.clearNoise(true)
    expect(media.store.get().microphone?.enabled).toBe(false)
  })

  test('chosen before the microphone opens, it is asked for so', async () => {
    browser()
    const media = createMedia()
    await media.clearNoise(false)
    await media.open({ camera: false, microphone: true })
    expect(wishes).toMatchObject([{ audio: { noiseSuppression: false, echoCancellation: true } }])
  })
})

test('a host mutes a microphone that is on, and the person turns it on again', async () => {
  browser()
  const media = createMedia()
  media.muteByHost()
  expect(media.store.get().isMutedByHost).toBe(false)
  await media.open({ camera: false, microphone: true })
  media.muteByHost()
  expect(media.store.get()).toMatchObject({
    isMuted: true,
    isMutedByHost: true,
    microphone: { enabled: false },
  })
  await media.setMuted(false)
  expect(media.store.get()).toMatchObject({
    isMuted: false,
    isMutedByHost: false,
    microphone: { enabled: true },
  })
})
