import { randomUUID } from 'node:crypto'
import { days, hours } from '../platform/clock.ts'
import { freshMobile } from './people.ts'
import type { TestApp, TestUser } from './test-app.ts'

interface Desk {
  desk: TestUser
  healer: { u_id: string }
  serviceId: string
  placeId: string
}
type Age = { is: 'adult' } | { is: 'child'; dob: string; guardian_name: string; guardian_relation: 'mother' }

export const child: Extract<Age, { is: 'child' }> = {
  is: 'child',
  dob: '2016-03-01',
  guardian_name: 'Sunita Rao',
  guardian_relation: 'mother',
}

/** Guests of a desk, and their links. The clock of the test begins at five in the morning in India. */
export function guestsOf(app: () => TestApp, at: () => Desk) {
  let day = 0
  /** Nine o'clock in India, each on another day, from tomorrow on. */
  const nextTime = () => new Date(app().clock.now().getTime() + days(++day) + hours(4)).toISOString()

  const book = (mobile: string, given: object = {}, age: Age = { is: 'adult' }) => {
    const { desk, healer, serviceId, placeId } = at()
    return app().call(
      'POST /api/staff/desk/guests',
      {
        body: {
          guest: { first_name: 'Vimala', last_name: '', mobile_number: mobile, age },
          healer_u_id: healer.u_id,
          service_u_id: serviceId,
          starts_at: nextTime(),
          mode: 'in-person',
          place_u_id: placeId,
          asked_by: '',
          channel: 'phone',
          ...given,
        },
      },
      { as: desk },
    )
  }

  const smsTo = async (mobile: string) => {
    await app().drain()
    return app()
      .sandbox.inbox.sms(mobile)
      .map(({ text }) => text)
  }
  const linkTo = async (mobile: string) => (await smsTo(mobile)).at(-1)?.match(/\/claim\/([\w-]+)/)?.[1] ?? ''

  return {
    nextTime,
    book,
    smsTo,
    linkTo,

    /** A guest who was booked, with the link of the message and the code that the desk says. */
    async booked(age?: Age, mobile = freshMobile()) {
      const { data, message } = await book(mobile, {}, age)
      if (!data) throw new Error(`not booked: ${message}`)
      return { ...data, mobile, token: await linkTo(mobile) }
    },

    look: (token: string) => app().call('GET /api/website/guest-claim/{token}', { params: { token } }),
    deny: (token: string) =>
      app().call('POST /api/website/guest-claim/{token}/not-me', { params: { token } }),

    /** Sends the OTP to the number of the link, and claims with it and a code. */
    async claim(token: string, mobile: string, code: string) {
      const device_id = `device-${randomUUID()}`
      const sent = await app().call('POST /api/website/guest-claim/{token}/otp', {
        params: { token },
        body: { device_id },
      })
      if (!sent.data) return sent
      const otp = await app().otpFor(mobile)
      return app().call('POST /api/website/guest-claim/{token}', {
        params: { token },
        body: { challenge_u_id: sent.data.challenge_u_id, otp, code, accepts_terms: true, device_id },
      })
    },
  }
}
