import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { browserWith } from './browser.ts'

/**
 * The fake camera's film: small pictures, five a second. Four browsers encode them on as little as two cores, and too
 * much work looks like a weak network.
 */
function filmOfCamera(width: number, height: number) {
  const film = path.join(tmpdir(), `newyou-camera-${width}x${height}.y4m`)
  if (existsSync(film)) return film
  const picture = Buffer.alloc(width * height * 1.5, 128)
  const pictures = Array.from({ length: 16 }, (_, at) => {
    picture.fill(96 + at * 8, at * width * 6, (at * 6 + 24) * width)
    return Buffer.concat([Buffer.from('FRAME\n'), picture])
  })
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\n`)
  // Two workers may write it at once.
  writeFileSync(`${film}.${process.pid}`, Buffer.concat([head, ...pictures]))
  renameSync(`${film}.${process.pid}`, film)
  return film
}

const fakeDevices = (width: number, height: number) => ({
  launchOptions: browserWith(
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${filmOfCamera(width, height)}`,
    '--use-fake-ui-for-media-stream',
    // Two windows of one machine find each other by its own addresses.
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ),
})

/** A browser whose camera shows a pattern and whose microphone beeps, and that answers every question with yes. */
export const withFakeDevices = fakeDevices(160, 120)
/** The same with the camera of a phone that is held upright. */
export const withUprightCamera = fakeDevices(90, 160)

/** A notice as it stands on screen; screen readers get the same words from an element beside it. */
export const notice = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words })

/** Keeps the connections of every page of this context, so that a journey can ask what arrives. */
export const watchConnections = (page: Page) =>
  page.context().addInitScript(() => {
    const all: RTCPeerConnection[] = []
    Object.assign(globalThis, { connections: all })
    const Real = globalThis.RTCPeerConnection
    globalThis.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        all.push(this)
      }
    }
  })

/**
 * A page that nobody has pressed plays no sound. Browsers keep to that by themselves, but each look of Playwright at a page
 * counts as a press; here only a press does.
 */
export const withQuietPages = (page: Page) =>
  page.context().addInitScript(() => {
    let isPressed = false
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, () => (isPressed = true), { capture: true })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = async function () {
      if (!isPressed && !this.muted) {
        this.pause()
        throw new DOMException('play() needs a press', 'NotAllowedError')
      }
      return play.call(this)
    }
  })

/**
 * A permission that was taken away refuses: the yes that stands for a person in `withFakeDevices` is given even then.
 * `context.grantPermissions([])` takes them away, and names among them give them back.
 */
export const withRefusals = (page: Page) =>
  page.context().addInitScript(() => {
    // Only pages that may use devices have this at all.
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wish = {}) => {
      const kinds = [wish.video && 'camera', wish.audio && 'microphone'].filter(Boolean)
      for (const name of kinds) {
        const { state } = await navigator.permissions.query({ name: name as PermissionName })
        if (state === 'denied') throw new DOMException('Permission denied', 'NotAllowedError')
      }
      return ask(wish)
    }
  })

export interface Arriving {
  /** Pictures that were decoded since the connection stood. */
  frames: number
  /** The sound that was heard, as the browser adds it up. */
  sound: number
}

/** Media arriving over each open connection, the latest last. */
const arrivingFromEach = (page: Page): Promise<Arriving[]> =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] }
    const standing = connections.filter(({ connectionState }) => connectionState === 'connected')
    return Promise.all(
      standing.map(async (connection) => {
        const seen = { frames: 0, sound: 0 }
        for (const report of (await connection.getStats()).values())
          if (report.type === 'inbound-rtp') {
            seen.frames += report.framesDecoded ?? 0
            seen.sound += report.totalAudioEnergy ?? 0
          }
        return seen
      }),
    )
  })

/** Media from the other person, over the latest connection. */
export const arriving = async (page: Page): Promise<Arriving> =>
  (await arrivingFromEach(page)).at(-1) ?? { frames: 0, sound: 0 }

/** A machine that is busy with all browsers looks like a weak network, on which pictures stop for a while. */
async function turnOnAgain(sides: readonly Page[]) {
  for (const side of sides) {
    const again = side.getByRole('button', { name: 'Send my picture now' })
    if (await again.isVisible()) await again.click()
  }
}

/** Waits until each side has decoded pictures and heard sound from each of the others. */
export const expectAllMeet = (sides: readonly Page[]) =>
  expect
    .poll(
      async () => {
        await turnOnAgain(sides)
        const arrived = await Promise.all(sides.map(arrivingFromEach))
        return arrived.map((others) => others.filter(({ frames, sound }) => frames > 5 && sound > 0).length)
      },
      { timeout: 150_000 },
    )
    .toEqual(sides.map(() => sides.length - 1))

/** Waits until more sound has come than there was, and more pictures if the other, whose camera should be on, is given. */
export async function expectToArrive(page: Page, { picturesOf: other }: { picturesOf?: Page } = {}) {
  const before = await arriving(page)
  await expect
    .poll(
      async () => {
        if (other) await turnOnAgain([other])
        const now = await arriving(page)
        const isSeen = now.frames > before.frames + 5 || (now.frames > 5 && now.frames < before.frames)
        const isHeard = now.sound > before.sound || (now.sound > 0 && now.sound < before.sound)
        return { frames: !other || isSeen, sound: isHeard }
      },
      { timeout: 90_000 },
    )
    .toEqual({ frames: true, sound: true })
}

/** No picture arrives for two seconds. */
export async function expectNoPictures(page: Page) {
  await expect
    .poll(
      async () => {
        const before = await arriving(page)
        await page.waitForTimeout(2000)
        return (await arriving(page)).frames - before.frames
      },
      { timeout: 30_000 },
    )
    .toBe(0)
}

/** Waits until pictures and sound of a person came over LiveKit, whose connections carry several people each. */
export async function expectFromStage(page: Page) {
  const best = async () => {
    const all = await arrivingFromEach(page)
    return {
      frames: Math.max(0, ...all.map(({ frames }) => frames)),
      sound: Math.max(0, ...all.map(({ sound }) => sound)),
    }
  }
  const before = await best()
  await expect
    .poll(
      async () => {
        const now = await best()
        return { frames: now.frames > before.frames + 5, sound: now.sound > before.sound }
      },
      { timeout: 90_000 },
    )
    .toEqual({ frames: true, sound: true })
}
