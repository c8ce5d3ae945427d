import { pathTo } from '@newyou/contract/addresses'
import { mcpToolRefusals } from '@newyou/contract/administration/mcp'
import { continuePath } from '@newyou/contract/care/booking-widgets'
import { meetingModes } from '@newyou/contract/care/healers/meeting-modes'
import { z } from 'zod'

/**
 * Makes a call of our own: public ones as a visitor unless it is for the caller, all others with the key or the token
 * that came along. @throws RefusedCallError
 */
export type Ask = (
  method: string,
  path: string,
  input?: { query?: object; body?: object; isForCaller?: boolean },
) => Promise<unknown>

/** The answer of a call that was refused, in its words. */
export class RefusedCallError extends Error {}

interface Tool<Input extends z.ZodObject> {
  title: string
  /** What it does, for the assistant that chooses it. */
  description: string
  input: Input
  /** Whether it changes nothing; whether what it changes cannot be taken back. */
  isReading: boolean
  isDestructive: boolean
  /** Somebody must be there: a key or an app that a person connected. */
  isPersonal?: boolean
  run(given: z.output<Input>, ask: Ask, publicUrl: string): Promise<Record<string, unknown>>
}

const tool = <Input extends z.ZodObject>(declared: Tool<Input>) => declared

const id = z.uuid()
const instant = z.iso.datetime().describe('A start as `free_times` gives it: UTC, ISO 8601')
const zone = z.string().max(60).default('Asia/Kolkata').describe('IANA time zone of the person')

/** What is public of a healer in a list, and where to read more. */
const healerLine = z
  .object({
    u_id: id,
    full_name: z.string(),
    title: z.string(),
    languages: z.array(z.string()),
    main_category: z.string(),
    price_paise: z.int(),
    next_free_at: z.string().nullable(),
  })
  .transform((healer) => ({ ...healer, page: pathTo('healer', { healerId: healer.u_id }) }))

const service = z.object({
  u_id: id,
  name: z.string(),
  minutes: z.int(),
  price_paise: z.int(),
  modes: z.array(z.enum(meetingModes)),
  places: z.array(z.object({ u_id: id, name: z.string(), city: z.string() })),
})
const healerDetail = z.object({
  u_id: id,
  full_name: z.string(),
  title: z.string(),
  topics: z.string(),
  services: z.array(service),
})

const serviceOf = ({ services, u_id: healerId }: z.output<typeof healerDetail>, wanted: string | undefined) =>
  services.find(({ u_id }) => u_id === (wanted ?? healerId)) ?? (wanted ? undefined : services[0])

const appointmentLine = z.object({
  u_id: id,
  state: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  mode: z.string(),
  client_name: z.string(),
})

/** The client's own sessions: not public, although they stand beside public calls. */
const ownSessions = '/api/website/appointment'
const isForCaller = true
const sessionLine = z.object({
  u_id: id,
  state: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  mode: z.string(),
  price_paise: z.int(),
  healer: z.object({ full_name: z.string() }),
})

/** What assistants can do. None reads a note, an answer or a chat: the calls behind them are reached by no key. */
export const tools = {
  find_healers: tool({
    title: 'Find healers',
    description:
      'Lists healers who match words, a language or a city, soonest available first. Prices are in paise.',
    input: z.strictObject({
      search: z.string().max(100).optional().describe('Words, such as what the person looks for'),
      language: z.string().max(40).optional(),
      city: z.string().max(80).optional().describe('Only sessions in person in this city'),
    }),
    isReading: true,
    isDestructive: false,
    async run(query, ask, publicUrl) {
      const found = await ask('GET', '/api/website/healers', { query })
      const healers = z.array(healerLine).parse(found)
      return { healers: healers.map((healer) => ({ ...healer, page: publicUrl + healer.page })) }
    },
  }),
  show_healer: tool({
    title: 'Show a healer',
    description: 'Shows a healer with the services that can be booked.',
    input: z.strictObject({ healer_u_id: id }),
    isReading: true,
    isDestructive: false,
    run: async ({ healer_u_id: healerId }, ask) => ({
      healer: healerDetail.parse(await ask('GET', `/api/website/healer/${healerId}`)),
    }),
  }),
  free_times: tool({
    title: 'Free times of a healer',
    description: 'Lists the starts of one day at which a service can be booked.',
    input: z.strictObject({
      healer_u_id: id,
      service_u_id: id.optional(),
      date: z.iso.date().describe('The day, in the given time zone'),
      time_zone: zone,
    }),
    isReading: true,
    isDestructive: false,
    async run(query, ask) {
      const times = await ask('GET', '/api/website/healer-availability', { query })
      return { free: z.object({ free: z.array(z.string()) }).parse(times).free }
    },
  }),
  propose_booking: tool({
    title: 'Propose a booking',
    description:
      'Holds a free time for ten minutes and gives an address. Nothing is booked: the person opens the address, logs in and decides there. Give it to them as it is.',
    input: z.strictObject({
      healer_u_id: id,
      service_u_id: id.optional(),
      starts_at: instant,
      mode: z.enum(meetingModes).optional().describe('One of the modes of the service'),
    }),
    isReading: false,
    isDestructive: false,
    async run({ healer_u_id: healerId, service_u_id: wanted, starts_at: at, mode: asked }, ask, publicUrl) {
      const healer = healerDetail.parse(await ask('GET', `/api/website/healer/${healerId}`))
      const chosen = serviceOf(healer, wanted)
      if (!chosen) throw new RefusedCallError(mcpToolRefusals.service)
      const mode = asked ?? chosen.modes[0] ?? 'video'
      if (!chosen.modes.includes(mode)) throw new RefusedCallError(mcpToolRefusals.mode)
      const placeId = mode === 'in-person' ? chosen.places[0]?.u_id : undefined
      const held = z.object({ hold_u_id: id, hold_until: z.string() }).parse(
        await ask('POST', '/api/website/slot-hold', {
          body: {
            healer_u_id: healerId,
            service_u_id: chosen.u_id,
            ...(placeId && { place_u_id: placeId }),
            starts_at: at,
          },
        }),
      )
      const path = continuePath({
        ...{ healerId, serviceId: chosen.u_id, placeId, mode, at },
        ...{ holdId: held.hold_u_id, until: Date.parse(held.hold_until) },
      })
      return {
        address: publicUrl + path,
        held_until: held.hold_until,
        service: chosen.name,
        price_paise: chosen.price_paise,
        is_booked: false,
      }
    },
  }),
  list_appointments: tool({
    title: 'List my appointments',
    description:
      'Lists the appointments of the healer whose key or app is used. It needs the scope `bookings:read`.',
    input: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
    isPersonal: true,
    isReading: true,
    isDestructive: false,
    run: async (query, ask) => ({
      appointments: z.array(appointmentLine).parse(await ask('GET', '/api/practice/appointment', { query })),
    }),
  }),
  reschedule_appointment: tool({
    title: 'Reschedule an appointment',
    description:
      'Moves an appointment of the healer whose key or app is used to another free time, by the rules of the site; the client is told. It needs the scope `bookings:write`.',
    input: z.strictObject({ appointment_u_id: id, starts_at: instant }),
    isPersonal: true,
    isReading: false,
    isDestructive: false,
    async run({ appointment_u_id: appointmentId, ...body }, ask) {
      const path = `/api/practice/appointment/${appointmentId}/reschedule`
      return { appointment: appointmentLine.parse(await ask('POST', path, { body })) }
    },
  }),
  cancel_appointment: tool({
    title: 'Cancel an appointment',
    description:
      'Cancels an appointment of the healer whose key or app is used; the client is refunded in full and told. It cannot be taken back. It needs the scope `bookings:write`.',
    input: z.strictObject({ appointment_u_id: id }),
    isPersonal: true,
    isReading: false,
    isDestructive: true,
    async run({ appointment_u_id: appointmentId }, ask) {
      const path = `/api/practice/appointment/${appointmentId}/cancel`
      return { appointment: appointmentLine.parse(await ask('POST', path)) }
    },
  }),
  list_my_sessions: tool({
    title: 'List my sessions',
    description:
      'Lists the sessions of the client who connected the app, upcoming ones soonest first. It needs the scope `sessions:read`.',
    input: z.strictObject({ past: z.boolean().default(false).describe('Past ones, latest first') }),
    isPersonal: true,
    isReading: true,
    isDestructive: false,
    async run({ past }, ask) {
      const query = past ? { is_history: true } : {}
      return { sessions: z.array(sessionLine).parse(await ask('GET', ownSessions, { query, isForCaller })) }
    },
  }),
  reschedule_my_session: tool({
    title: 'Reschedule my session',
    description:
      'Moves a session of the client who connected the app to another free time of the same healer, by the rules of the site. It needs the scope `sessions:write`.',
    input: z.strictObject({ appointment_u_id: id, starts_at: instant }),
    isPersonal: true,
    isReading: false,
    isDestructive: false,
    async run({ appointment_u_id: appointmentId, ...body }, ask) {
      const path = `${ownSessions}/${appointmentId}/reschedule`
      return { session: sessionLine.parse(await ask('POST', path, { body, isForCaller })) }
    },
  }),
  preview_my_refund: tool({
    title: 'What is refunded when I cancel',
    description: 'Says what cancelling a session now would refund. It needs the scope `sessions:read`.',
    input: z.strictObject({ appointment_u_id: id }),
    isPersonal: true,
    isReading: true,
    isDestructive: false,
    async run({ appointment_u_id: appointmentId }, ask) {
      const preview = await ask('GET', `${ownSessions}/${appointmentId}/cancel`, { isForCaller })
      return z.object({ refund_paise: z.int() }).parse(preview)
    },
  }),
  cancel_my_session: tool({
    title: 'Cancel my session',
    description:
      'Cancels a session of the client who connected the app, with the refund that `preview_my_refund` says. It cannot be taken back. It needs the scope `sessions:write`.',
    input: z.strictObject({ appointment_u_id: id, refund_paise: z.int().min(0) }),
    isPersonal: true,
    isReading: false,
    isDestructive: true,
    async run({ appointment_u_id: appointmentId, ...body }, ask) {
      const path = `${ownSessions}/${appointmentId}/cancel`
      return { session: sessionLine.parse(await ask('POST', path, { body, isForCaller })) }
    },
  }),
}
export type ToolName = keyof typeof tools
