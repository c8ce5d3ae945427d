import type { TestApp, TestUser } from './test-app.ts'

/** People for whom a client books, by the front door. */
export function dependantsOf(app: () => TestApp) {
  const list = async (as: TestUser) => (await app().call('GET /api/website/dependant', {}, { as })).data
  const answer = (token: string, is_agreed: boolean, as?: TestUser) =>
    app().call(
      'POST /api/website/dependant-link/{token}',
      { params: { token }, body: { is_agreed } },
      as ? { as } : {},
    )

  /** The secret of the link that the contact received last. */
  async function linkTo(contact: string): Promise<string> {
    await app().drain()
    const { inbox } = app().sandbox
    const text = contact.includes('@') ? inbox.mails(contact).at(-1)?.text : inbox.sms(contact).at(-1)?.text
    return text?.match(/\/for-you\/([\w-]+)/)?.[1] ?? ''
  }

  const addChild = (as: TestUser, { name = 'Aarav', dob = '2016-06-01' } = {}) =>
    app().call(
      'POST /api/website/dependant',
      { body: { kind: 'child', name, dob, relation: 'mother', is_guardian: true } },
      { as },
    )
  const askAdult = (as: TestUser, contact: string, name = 'Amma') =>
    app().call('POST /api/website/dependant', { body: { kind: 'adult', name, contact } }, { as })

  return {
    list,
    answer,
    linkTo,
    addChild,
    askAdult,
    /** A child of this client; resolves with the id to book for. */
    async child(as: TestUser) {
      const { data, message } = await addChild(as)
      const child = data?.dependants.findLast(({ kind }) => kind === 'child')
      if (!child) throw new Error(`the child was not added: ${message}`)
      return child.u_id
    },
    /** An adult with an account who agreed; resolves with the id to book for. */
    async adult(as: TestUser, adult: TestUser, contact: string) {
      await askAdult(as, contact)
      const answered = await answer(await linkTo(contact), true, adult)
      if (answered.status !== 200) throw new Error(`they did not agree: ${answered.message}`)
      const found = (await list(as))?.dependants.find(({ kind }) => kind === 'adult')
      return found?.u_id ?? ''
    },
    /** Books and pays; resolves with the appointment's id. */
    async bookFor(
      as: TestUser,
      healer: { u_id: string },
      starts_at: string,
      for_u_id: string,
      description = 'Exams and sleep.',
    ) {
      const { data, message } = await app().call(
        'POST /api/website/appointment',
        { body: { healer_u_id: healer.u_id, starts_at, mode: 'video', description, for_u_id } },
        { as },
      )
      if (!data?.order_u_id) throw new Error(`the time was not held: ${message}`)
      const start = await app().call(
        'POST /api/website/payment/{id}',
        { params: { id: data.order_u_id }, body: { wallet_paise: 0 } },
        { as },
      )
      if (start.data?.outcome !== 'gateway') throw new Error(`the payment did not start: ${start.message}`)
      const { payment } = await app().sandbox.gateway.payOrder(start.data.checkout.order_id)
      const paid = await app().call(
        'PUT /api/website/appointment-payment/{u_id}',
        { params: { u_id: data.u_id }, body: { razor_pay_payment_id: payment.id } },
        { as },
      )
      if (paid.data?.state !== 'confirmed') throw new Error(`it was not confirmed: ${paid.message}`)
      return { id: data.u_id, paid: paid.data }
    },
  }
}
