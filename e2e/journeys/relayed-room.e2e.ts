import type { Page } from '@playwright/test'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { expectToArrive, watchConnections, withFakeDevices } from '../rooms.ts'

test.use(withFakeDevices)

/** Two networks that let nothing through but what a TURN server passes on. */
const byRelayOnly = (page: Page) =>
  page.context().addInitScript(() => {
    const Real = globalThis.RTCPeerConnection
    globalThis.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
      }
    }
  })

test('two people whose networks let nothing through meet by the TURN server', async ({
  page,
  browser,
  outside,
}) => {
  test.skip(!process.env.TURN_URLS, 'needs coturn on this machine')
  test.slow()
  await byRelayOnly(page)
  await watchConnections(page)
  await becomeClient(page, outside)
  const { path, mobile } = await ownHealer('kavita-jain')
  const appointmentId = await bookAndPay(page, path, 'next')
  await startIn(appointmentId, 1)
  const practice = await logInHealer(browser, outside, mobile)
  await byRelayOnly(practice)
  await watchConnections(practice)
  for (const side of [page, practice]) {
    await open(side, `/dyte/${appointmentId}`)
    await side.getByRole('button', { name: 'Join now' }).click()
  }
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expectToArrive(page, { picturesOf: practice })
  await expectToArrive(practice, { picturesOf: page })
  const ways = await page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] }
    const reports = await connections.at(-1)?.getStats()
    const all = [...(reports?.values() ?? [])]
    return all
      .filter(({ type, nominated }) => type === 'candidate-pair' && nominated)
      .map(({ localCandidateId: id }) => all.find((one) => one.id === id)?.candidateType)
  })
  expect(new Set(ways)).toEqual(new Set(['relay']))
  await practice.context().close()
})
