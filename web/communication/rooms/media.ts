import { type DeviceProblem, type Problems, problemOf } from './device-problems.ts'
import type { PictureStep } from './quality.ts'
import { createStore } from './store.ts'

export type DeviceKind = 'camera' | 'microphone' | 'speaker'

export interface MediaState {
  camera: MediaStreamTrack | undefined
  microphone: MediaStreamTrack | undefined
  screen: MediaStreamTrack | undefined
  isMuted: boolean
  /** A host turned the microphone off, and the person has not turned it on since. */
  isMutedByHost: boolean
  /** The browser takes background noise out of the voice. */
  clearsNoise: boolean
  /** The camera blurs what is behind the person. */
  blurs: boolean
  /** How camera and screen are sent: less on a weak line. */
  picture: PictureStep
  /** Voice only: no picture is sent or received. */
  savesData: boolean
  problems: Problems
  /** The problems have been read, and no device was tried again since. */
  areProblemsRead: boolean
  devices: readonly MediaDeviceInfo[]
  chosen: Partial<Record<DeviceKind, string>>
  isOpening: boolean
}

const nothing: MediaState = {
  camera: undefined,
  microphone: undefined,
  screen: undefined,
  isMuted: false,
  isMutedByHost: false,
  clearsNoise: true,
  blurs: false,
  picture: 'full',
  savesData: false,
  problems: {},
  areProblemsRead: false,
  devices: [],
  chosen: {},
  isOpening: false,
}

/** Undefined where a browser does not tell: Safari and Firefox know no permission of a camera by this name. */
async function permissionOf(kind: 'camera' | 'microphone'): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: kind as PermissionName })).state
  } catch {
    return undefined
  }
}

const exactly = (id: string | undefined) => (id ? { deviceId: { exact: id } } : {})
const cameraWish = (id?: string): MediaTrackConstraints => ({
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24 },
  facingMode: 'user',
  ...exactly(id),
})
/** Bowls, drums and bells sound like noise to a browser, and their level is not to be evened out either. */
const soundOf = (clearsNoise: boolean): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: clearsNoise,
  autoGainControl: clearsNoise,
})

/** Camera, microphone and screen of this browser; what is off is closed, so that its light is out. */
export function createMedia() {
  const store = createStore(nothing)
  const { get, set } = store
  const chosen = (kind: DeviceKind) => get().chosen[kind]
  const cameraWishNow = (): MediaTrackConstraints => {
    const { camera, blurs } = get()
    const wish = cameraWish(chosen('camera'))
    return blurs || canBlur(camera) ? { ...wish, backgroundBlur: blurs } : wish
  }
  const microphoneWish = () => ({ ...soundOf(get().clearsNoise), ...exactly(chosen('microphone')) })
  let isClosed = false

  async function ask(wish: MediaStreamConstraints): Promise<MediaStream> {
    if (!navigator.mediaDevices) throw new DOMException('', 'UnsupportedError')
    const stream = await navigator.mediaDevices.getUserMedia(wish)
    // Left while the browser asked.
    if (isClosed) for (const track of stream.getTracks()) track.stop()
    return stream
  }

  function watch(track: MediaStreamTrack, kind: 'camera' | 'microphone') {
    track.addEventListener('ended', () => {
      if (get()[kind] !== track) return
      // It was unplugged, or its permission was taken away.
      void permissionOf(kind).then((permission) =>
        fail(kind, permission === 'denied' ? 'refused' : 'missing'),
      )
    })
    return track
  }

  const fail = (kind: 'camera' | 'microphone', problem: DeviceProblem) =>
    set({
      [kind]: undefined,
      problems: { ...get().problems, [kind]: problem },
      areProblemsRead: false,
    })

  async function open(kind: 'camera' | 'microphone') {
    const wish = kind === 'camera' ? { video: cameraWishNow() } : { audio: microphoneWish() }
    try {
      const [track] = (await ask(wish)).getTracks()
      get()[kind]?.stop()
      if (kind === 'microphone' && track) track.enabled = !get().isMuted
      set({ [kind]: track && watch(track, kind), problems: { ...get().problems, [kind]: undefined } })
    } catch (error) {
      if (!navigator.mediaDevices) return fail(kind, 'unsupported')
      const fault = error instanceof Error ? error : { name: '', message: '' }
      fail(kind, problemOf(fault, await permissionOf(kind)))
    }
  }

  async function list() {
    const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
    set({ devices: devices.filter(({ deviceId }) => deviceId !== '') })
  }

  const onDevices = () => void list()
  navigator.mediaDevices?.addEventListener('devicechange', onDevices)

  function stop(kind: 'camera' | 'microphone' | 'screen') {
    const track = get()[kind]
    set({ [kind]: undefined })
    track?.stop()
  }

  return {
    store,
    /** Asks for both in one question where that is possible, else for each by itself. */
    async open(wishes: { camera: boolean; microphone: boolean }) {
      set({ isOpening: true })
      if (wishes.camera && wishes.microphone) {
        try {
          const stream = await ask({
            video: cameraWishNow(),
            audio: microphoneWish(),
          })
          const [camera] = stream.getVideoTracks()
          const [microphone] = stream.getAudioTracks()
          if (microphone) microphone.enabled = !get().isMuted
          set({
            camera: camera && watch(camera, 'camera'),
            microphone: microphone && watch(microphone, 'microphone'),
            problems: {},
          })
        } catch {
          await open('microphone')
          await open('camera')
        }
      } else {
        if (wishes.microphone) await open('microphone')
        if (wishes.camera) await open('camera')
      }
      await list()
      set({ isOpening: false })
    },
    sendPicture(picture: PictureStep) {
      if (get().picture !== picture) set({ picture })
    },
    saveData(savesData: boolean) {
      set({ savesData })
      if (savesData) stop('camera')
    },
    readProblems: () => set({ areProblemsRead: true }),
    async choose(kind: DeviceKind, id: string) {
      set({ chosen: { ...get().chosen, [kind]: id } })
      if (kind !== 'speaker') await open(kind)
    },
    async blur(blurs: boolean) {
      set({ blurs })
      await get()
        .camera?.applyConstraints(cameraWishNow())
        .catch(() => undefined)
    },
    /** On a microphone that runs, or on the next one; a browser that cannot change a running one opens it anew. */
    async clearNoise(clearsNoise: boolean) {
      set({ clearsNoise })
      const { microphone } = get()
      if (!microphone) return
      await microphone.applyConstraints(microphoneWish()).catch(() => undefined)
      if (microphone.getSettings().noiseSuppression !== clearsNoise) await open('microphone')
    },
    muteByHost() {
      const { microphone, isMuted } = get()
      if (!microphone || isMuted) return
      microphone.enabled = false
      set({ isMuted: true, isMutedByHost: true })
    },
    async setMuted(isMuted: boolean) {
      set({ isMuted, isMutedByHost: false })
      const { microphone } = get()
      if (microphone) microphone.enabled = !isMuted
      else if (!isMuted) await open('microphone')
    },
    async setCamera(isOn: boolean) {
      if (!isOn) return stop('camera')
      set({ picture: 'full', savesData: false })
      await open('camera')
      await list()
    },
    /** Undefined when the person chose nothing after all. */
    async shareScreen() {
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 12 } } })
        const [screen] = stream.getVideoTracks()
        screen?.addEventListener('ended', () => get().screen === screen && set({ screen: undefined }))
        set({ screen })
      } catch {
        set({ screen: undefined })
      }
    },
    stopSharing: () => stop('screen'),
    /** Closes all of them; they can be opened again. */
    stop() {
      for (const kind of ['camera', 'microphone', 'screen'] as const) stop(kind)
    },
    close() {
      isClosed = true
      navigator.mediaDevices?.removeEventListener('devicechange', onDevices)
      for (const kind of ['camera', 'microphone', 'screen'] as const) stop(kind)
    },
  }
}
export type Media = ReturnType<typeof createMedia>

/** Whether this camera blurs, as by the drivers of Windows, macOS and ChromeOS, and leaves it to the person. */
export function canBlur(camera: MediaStreamTrack | undefined): boolean {
  const abilities = camera?.getCapabilities?.() as { backgroundBlur?: boolean[] } | undefined
  return abilities?.backgroundBlur?.length === 2
}

/** Safari takes the noise out or not by itself. */
export const canClearNoise = () =>
  typeof navigator !== 'undefined' &&
  navigator.mediaDevices?.getSupportedConstraints().noiseSuppression === true

/** Safari on a phone plays where the phone plays. */
export const canChooseSpeaker = () =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype

export const canShareScreen = () =>
  typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
