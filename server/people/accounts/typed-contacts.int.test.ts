import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freshMobile, registerClient, tryToRegister } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const logIn = async (mobile: string) => {
  const device_id = randomUUID()
  const sent = await app().call('POST /api/website/generate-otp', {
    body: { type: 'mobile', mobile_number: mobile, device_id },
  })
  return { sent, device_id }
}
const devanagari = (number: string) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))

describe('contacts as people type them', () => {
  test('a number is one person, however it is written', async () => {
    const mobile = freshMobile()
    const client = await registerClient(app(), { mobile })
    const ten = mobile.slice(3)
    for (const typed of [`91 ${ten}`, `tel:0${ten}`, `${ten.slice(0, 5)}.${ten.slice(5)}`, devanagari(ten)]) {
      const { sent, device_id } = await logIn(typed)
      expect(sent.status).toBe(200)
      const answer = await app().call('POST /api/website/login', {
        body: {
          challenge_u_id: sent.data?.challenge_u_id ?? '',
          otp: devanagari(await app().otpFor(mobile)),
          device_id,
        },
      })
      expect(answer.data).toMatchObject({ outcome: 'logged-in', u_id: client.uId })
    }
  })

  test('what is no mobile number is refused by words about the number', async () => {
    for (const typed of ['0000000000', '5000000000', '98450'])
      expect((await logIn(typed)).sent).toMatchObject({
        status: 400,
        errors: { mobile_number: 'Phone number is invalid' },
      })
    const landline = 'This is a landline. Please enter a mobile number, which can receive an SMS'
    expect((await logIn('080 4123 4567')).sent).toMatchObject({ errors: { mobile_number: landline } })
    const form = (alternate_mobile_number: string) =>
      tryToRegister(app(), { form: { alternate_mobile_number } })
    expect((await form('12345')).answer).toMatchObject({
      status: 400,
      errors: { alternate_mobile_number: 'Please enter a 10 digits mobile no.' },
    })
    expect((await form('080-41234567')).answer).toMatchObject({
      errors: { alternate_mobile_number: landline },
    })
  })

  test('names with joiners are kept as they were written', async () => {
    const first_name = 'മോഹന്\u200d'
    const { answer } = await tryToRegister(app(), { form: { first_name, last_name: 'K.P.In' } })
    expect(answer.status).toBe(201)
    const { first_name: kept } = await app()
      .db.selectFrom('person')
      .select('first_name')
      .where('u_id', '=', answer.data?.u_id ?? '')
      .executeTakeFirstOrThrow()
    expect(kept).toBe(first_name)
  })

  test.each(['ravi&asha@example.com', 'info@डाटा.भारत', 'डाटामेल@डाटामेल.भारत'])(
    'an OTP reaches %s',
    async (email) => {
      const sent = await app().call('POST /api/website/generate-otp', {
        body: { type: 'email', email, device_id: randomUUID() },
      })
      expect(sent.status).toBe(200)
      const mails = app().sandbox.inbox.mails()
      expect(mails.flatMap(({ to }) => to).map((to) => to.replace(/@.*/, ''))).toContain(
        email.replace(/@.*/, ''),
      )
    },
  )
})
