import { randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { useTestApp } from '../../testing/test-app.ts'

const perAddress = 10
const app = useTestApp({
  config: {
    OTP_PER_ADDRESS_HOURLY: String(perAddress),
    OTP_PER_DEVICE_HOURLY: '20',
    OTP_PROOF_TRIES: '2',
    RATE_LIMIT_FACTOR: '100',
  },
})

let mobiles = 0
/** Of another prefix each. */
const someMobile = () => `+91${70_000 + (mobiles++ % 20_000)}${String(10_000 + mobiles).padStart(5, '0')}`

interface Asking {
  from: string
  mobile?: string
  device?: string
  proof?: string
}
const ask = ({ from, mobile = someMobile(), device = randomUUID(), proof }: Asking) =>
  app().call(
    'POST /api/website/generate-otp',
    { body: { type: 'mobile', mobile_number: mobile, device_id: device, proof } },
    { from },
  )
const register = ({ from, mobile = someMobile(), device = randomUUID(), proof }: Asking) =>
  app().call(
    'POST /api/website/mobile-number-verification',
    { body: { mobile_number: mobile, device_id: device, proof } },
    { from },
  )

async function solved(refusal: { data?: unknown }) {
  const { challenge } = refusal.data as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
/** Makes an address so crowded that its next caller is asked for a proof. */
async function crowd(from: string) {
  for (let count = 0; count < perAddress; count++) expect((await ask({ from })).status).toBe(200)
}

test('two hundred people behind one address log in within an hour, and none is refused', async () => {
  const from = '192.0.2.10'
  let proofs = 0
  for (let person = 0; person < 200; person++) {
    // As many as an office is: spread over the minutes of the hour.
    if (person % 50 === 49) app().clock.advance(minutes(1))
    const wanted = { from, mobile: someMobile(), device: randomUUID() }
    let sent = await ask(wanted)
    if (sent.code === 'proofNeeded') {
      proofs++
      sent = await ask({ ...wanted, proof: await solved(sent) })
    }
    expect(sent.status).toBe(200)
  }
  expect(proofs).toBeGreaterThan(100)
})

test('a script without proofs gets nowhere past the limit, from the address or the block around it', async () => {
  await crowd('198.51.100.1')
  for (let count = 0; count < 5; count++)
    expect(await ask({ from: '198.51.100.1' })).toMatchObject({ status: 429, code: 'proofNeeded' })
  for (const last of [2, 3, 4]) await crowd(`198.51.100.${last}`)
  expect(await ask({ from: '198.51.100.5' })).toMatchObject({ status: 429, code: 'proofNeeded' })
})

test('a proof counts once', async () => {
  const wanted = { from: '192.0.6.20', mobile: someMobile(), device: randomUUID() }
  await crowd(wanted.from)
  const proof = await solved(await ask(wanted))
  const both = await Promise.all([ask({ ...wanted, proof }), ask({ ...wanted, proof })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
  expect((await ask({ ...wanted, proof })).code).toBe('proofNeeded')
})

test('a proof is bound to contact, device and purpose, and to its ten minutes', async () => {
  const wanted = { from: '192.0.3.20', mobile: someMobile(), device: randomUUID() }
  await crowd(wanted.from)
  const proof = await solved(await ask(wanted))
  for (const other of [
    ask({ ...wanted, proof, mobile: someMobile() }),
    ask({ ...wanted, proof, device: randomUUID() }),
    register({ ...wanted, proof }),
  ])
    expect((await other).code).toBe('proofNeeded')
  app().clock.advance(minutes(10))
  expect((await ask({ ...wanted, proof })).code).toBe('proofNeeded')
  const fresh = await solved(await ask(wanted))
  expect((await ask({ ...wanted, proof: fresh })).status).toBe(200)
})

test('a proof that is forged, easier than asked for or no proof at all is a refusal with another challenge', async () => {
  const wanted = { from: '192.0.4.20', mobile: someMobile(), device: randomUUID() }
  await crowd(wanted.from)
  const refusal = await ask(wanted)
  const { challenge } = refusal.data as unknown as { challenge: Challenge }
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const wrong = { counter: 1, derivedKey: 'ab'.repeat(32) }
  for (const proof of [
    await solved({ data: { challenge: easier } }),
    packed({ challenge, solution: wrong }),
    packed({ challenge }),
    packed(null),
    'no base64 %%%',
  ]) {
    const answer = await ask({ ...wanted, proof })
    expect(answer).toMatchObject({ status: 429, code: 'proofNeeded' })
    expect(answer.data).toHaveProperty('challenge.signature')
  }
})

test('a device asks twenty times an hour, whichever contacts it names', async () => {
  app().clock.advance(hours(1))
  const device = randomUUID()
  const statuses = []
  for (let count = 0; count < 21; count++)
    statuses.push((await ask({ from: `203.0.${count}.1`, device })).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('the same holds for who registers', async () => {
  const wanted = { from: '192.0.5.20', mobile: someMobile(), device: randomUUID() }
  await crowd(wanted.from)
  const refusal = await register(wanted)
  expect(refusal.code).toBe('proofNeeded')
  expect((await register({ ...wanted, proof: await solved(refusal) })).status).toBe(200)
})
