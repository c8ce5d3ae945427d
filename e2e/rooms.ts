import { expect, type Page } from '@playwright/test'

/** A browser whose camera shows a pattern and whose microphone beeps, and that answers every question with yes. */
export const withFakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  // Two windows of one machine find each other by its own addresses.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
]

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

export interface Arriving {
  /** Pictures that were decoded since the connection stood. */
  frames: number
  /** The sound that was heard, as the browser adds it up. */
  sound: number
}

/** What arrives from the other, over the latest connection to them. */
export const arriving = (page: Page): Promise<Arriving> =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] }
    const connection = connections.findLast(({ connectionState }) => connectionState === 'connected')
    const seen = { frames: 0, sound: 0 }
    for (const report of (await connection?.getStats())?.values() ?? [])
      if (report.type === 'inbound-rtp') {
        seen.frames += report.framesDecoded ?? 0
        seen.sound += report.totalAudioEnergy ?? 0
      }
    return seen
  })

/** Waits until more pictures, and more sound, have come than there were. */
export async function expectToArrive(page: Page, what: { frames: boolean; sound: boolean }) {
  const before = await arriving(page)
  await expect
    .poll(
      async () => {
        const now = await arriving(page)
        const isSeen = now.frames > before.frames + 5 || (now.frames > 5 && now.frames < before.frames)
        const isHeard = now.sound > before.sound || (now.sound > 0 && now.sound < before.sound)
        return { frames: !what.frames || isSeen, sound: !what.sound || isHeard }
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
