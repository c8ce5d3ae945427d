import type { Role } from '@newyou/contract/vocabulary'
import { makeHealer } from './healers.ts'
import { freshMobile } from './people.ts'
import { addService } from './services.ts'
import { chargeCard, claimPaid } from './sessions-paid.ts'
import { makeClient, signIn } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

interface Wanted {
  /** Clients beside the one who books. */
  others?: number
  priceRupees?: number
  isSplit?: boolean
  least?: number
  startsAt?: string
  description?: string
}

/** Sessions that several clients have together, by HTTP. */
export function togetherOf(app: () => TestApp) {
  const one = (appointmentId: string) => ({ params: { appointmentId } })
  const at = (token: string) => ({ params: { token } })

  /** Days later a session in the browser has ended. */
  const again = ({ uId }: TestUser, role: Role = 'client') => signIn(app(), uId, role)

  async function person() {
    const mobile = freshMobile()
    const client = await makeClient(app(), { mobile })
    return { client, contact: mobile }
  }
  type Person = Awaited<ReturnType<typeof person>>

  /** The secret of the invitation that a contact received last. */
  async function tokenOf(contact: string): Promise<string> {
    await app().drain()
    const { inbox } = app().sandbox
    const text = contact.includes('@') ? inbox.mails(contact).at(-1)?.text : inbox.sms(contact).at(-1)?.text
    return text?.match(/\/together\/([\w-]+)/)?.[1] ?? ''
  }

  const book = (as: TestUser, healerId: string, serviceId: string, contacts: string[], wanted: Wanted = {}) =>
    app().call(
      'POST /api/website/session-together',
      {
        body: {
          healer_u_id: healerId,
          service_u_id: serviceId,
          starts_at: wanted.startsAt ?? '2026-11-30T03:30:00.000Z',
          mode: 'video',
          description: wanted.description ?? 'We argue about money.',
          contacts,
          is_split: wanted.isSplit ?? false,
        },
      },
      { as },
    )

  const pay = async (as: TestUser, appointmentId: string, orderId: string) =>
    claimPaid(app(), as, appointmentId, await chargeCard(app(), as, orderId))

  const yes = (as: TestUser, token: string, description = '') =>
    app().call(
      'POST /api/website/session-invitation/{token}/yes',
      { ...at(token), body: { description } },
      { as },
    )

  /** A service for several, booked and paid by one client, with the others invited. */
  async function asked({ others = 1, priceRupees = 1_001, least = 1, ...wanted }: Wanted = {}) {
    const healer = await makeHealer(app())
    const serviceId = await addService(app(), healer, {
      minutes: 60,
      price_rupees: priceRupees,
      people_min: least,
      people_max: 3,
    })
    const booker = await person()
    const invited: Person[] = []
    for (let count = 0; count < others; count++) invited.push(await person())
    const contacts = invited.map(({ contact }) => contact)
    const { data, message } = await book(booker.client, healer.u_id, serviceId, contacts, wanted)
    if (!data) throw new Error(`not booked: ${message}`)
    if (data.order_u_id) await pay(booker.client, data.u_id, data.order_u_id)
    return { healer, serviceId, booker, invited, u_id: data.u_id, order_u_id: data.order_u_id }
  }

  return {
    person,
    tokenOf,
    book,
    pay,
    yes,
    asked,
    look: (token: string, as?: TestUser) =>
      app().call('GET /api/website/session-invitation/{token}', at(token), as ? { as } : {}),
    no: (token: string) => app().call('POST /api/website/session-invitation/{token}/no', at(token)),
    block: (token: string, blocked: 'all' | 'this' | 'none') =>
      app().call('PUT /api/website/session-invitation/{token}/block', { ...at(token), body: { blocked } }),
    again,
    mine: async (as: TestUser, id: string) =>
      (
        await app().call('GET /api/website/session-together/{appointmentId}', one(id), {
          as: await again(as),
        })
      ).data,
    view: async (as: TestUser, id: string) =>
      (await app().call('GET /api/website/appointment/{appointmentId}', one(id), { as: await again(as) }))
        .data,
    titles: async (as: TestUser, role: Role = 'client') =>
      (
        (await app().call('GET /api/website/notification', {}, { as: await signIn(app(), as.uId, role) }))
          .data ?? []
      ).map(({ title }) => title),
    /** What the clock does at this moment. */
    async passTo(at: Date) {
      app().clock.set(at)
      await app().app.platform.jobs.runNow('sessions-together')
      await app().drain()
    },
    clients: async (as: TestUser, id: string) =>
      (await app().call('GET /api/practice/session-together/{appointmentId}', one(id), { as })).data,
    goAhead: (as: TestUser, id: string) =>
      app().call('POST /api/website/session-together/{appointmentId}/go-ahead', one(id), { as }),
    /** Everybody who was invited says yes, and pays where the price is divided. */
    async allIn(session: Awaited<ReturnType<typeof asked>>) {
      const companions = []
      for (const { client, contact } of session.invited) {
        const { data, message } = await yes(client, await tokenOf(contact), 'I have words of my own.')
        if (!data) throw new Error(`not in: ${message}`)
        if (data.order_u_id) await pay(client, data.u_id, data.order_u_id)
        companions.push({ client, ...data })
      }
      return companions
    },
  }
}
