import { describe, expect, test } from 'vitest'
import { freshMobile, wholeProfile } from '../../testing/people.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z'), config: { RATE_LIMIT_FACTOR: '1000' } })

const scheme = async (as: TestUser) => {
  const { data } = await app().call('GET /api/website/referral', {}, { as })
  if (!data) throw new Error('no referral scheme')
  return data
}

describe('the code', () => {
  test('cannot be guessed: after ten wrong ones in an hour even the right one is not looked at', async () => {
    const giver = await makeClient(app())
    const { code, link } = await scheme(giver)
    expect(link).toBe(`http://localhost:3000/register?ref=${code}`)
    const mobile = freshMobile()
    const deviceId = 'device-of-a-guesser'
    const sent = await app().call('POST /api/website/mobile-number-verification', {
      body: { mobile_number: mobile, device_id: deviceId },
    })
    const proven = await app().call('POST /api/website/mobile-number-otp-verification', {
      body: {
        challenge_u_id: sent.data?.challenge_u_id ?? '',
        otp: await app().otpFor(mobile),
        device_id: deviceId,
      },
    })
    const register = (referral_code: string) =>
      app().call('POST /api/website/patient', {
        body: {
          ...wholeProfile,
          ...{ mobile_number: mobile, email: `${mobile.slice(1)}@example.com`, referral_code },
          ...{ verification_token: proven.data?.verification_token ?? '', device_id: deviceId },
        },
      })
    for (let turn = 0; turn < 10; turn++)
      expect(await register(`GUESS${turn}`)).toMatchObject({
        status: 400,
        errors: { referral_code: 'Please enter valid referral code' },
      })
    expect((await register(code)).status).toBe(429)
  })

  test('goes to a friend by mail, with words of ours alone, and not again and again', async () => {
    const giver = await makeClient(app(), { firstName: 'Devika' })
    const { code } = await scheme(giver)
    const mail = (email: string, as = giver) =>
      app().call('POST /api/website/referral-code-mail', { body: { email } }, { as })
    expect((await mail('friend@example.com')).status).toBe(200)
    await app().drain()
    const [letter] = app().sandbox.inbox.mails('friend@example.com')
    expect(letter?.subject).toBe('Devika invites you to New You')
    expect(letter?.text).toContain(`/register?ref=${code}`)
    // The same day the same friend gets no second one.
    expect((await mail('friend@example.com')).status).toBe(200)
    await app().drain()
    expect(app().sandbox.inbox.mails('friend@example.com')).toHaveLength(1)
    expect((await mail('friend@example.com')).status).toBe(200)
    expect((await mail('friend@example.com', await makeClient(app()))).status).toBe(429)
    for (let turn = 0; turn < 7; turn++) await mail(`friend-${turn}@example.com`)
    expect((await mail('one-more@example.com')).status).toBe(429)
    expect((await mail('not an address')).status).toBe(400)
  })
})
