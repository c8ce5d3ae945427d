import { z } from 'zod'
import { appointmentState } from '../../care/appointments/appointments.ts'
import { healerImage, sessionMode } from '../../care/healers/healers.ts'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { eventKind } from '../../learning/events/events.ts'
import { roomMessageMax, sdpMax } from './live.ts'

const role = z.enum(['healer', 'client'])
const visitState = z.enum(['waiting', 'in'])

const roomPerson = z.object({
  visit_u_id: uId,
  role,
  name: z.string(),
  is_me: z.boolean(),
  state: visitState,
  is_connected: z.boolean(),
  is_host: z.boolean(),
  may_speak: z.boolean(),
  hand_raised_at: instant.nullable(),
})

const eventRecording = z.object({
  state: z.enum(['announced', 'recording', 'stopping', 'saving', 'saved', 'failed']),
  begins_at: instant,
})
export const sessionRecording = z.object({
  u_id: uId,
  state: z.enum(['asked', 'agreed', 'recording', 'refused', 'over']),
  is_mine: z.boolean().meta({ description: 'Whether I asked to record, with my browser' }),
  ended_by: z.enum(['healer', 'client', 'lost']).nullable(),
})

const roomLate = z.object({
  refund_at: instant.meta({ description: 'When the client is refunded, unless the healer comes before' }),
  is_waiting: z.boolean().meta({ description: 'Whether I answered that I wait' }),
})
export type LateHealerNotice = z.output<typeof roomLate>

export const room = z.object({
  u_id: uId.meta({ description: 'The id of the appointment or event of this room' }),
  event: z
    .object({ kind: eventKind, title: z.string() })
    .nullable()
    .meta({ description: 'The event of this room; null for an appointment' }),
  role: role.meta({ description: 'My role' }),
  is_host: z.boolean().meta({ description: 'Whether I am the host; co-hosts have the same role' }),
  can_record: z.boolean().meta({ description: 'Whether LiveKit can record this event' }),
  mode: sessionMode,
  carrier: z.enum(['peers', 'livekit']).meta({
    description:
      '`peers`: from browser to browser; `livekit`: by LiveKit, with an audience that may speak only when allowed',
  }),
  phase: z.enum(['early', 'open', 'over', 'closed']),
  /** One’s own appointment, which of a session together is not that of the room; null for an event. */
  appointment_u_id: uId.nullable(),
  appointment_state: appointmentState.nullable(),
  starts_at: instant,
  ends_at: instant,
  opens_at: instant,
  closes_at: instant,
  now: instant.meta({ description: "The server's clock, which decides all times of the room" }),
  /** The other person of an appointment, or the host of an event. */
  other: z.object({ name: z.string(), title: z.string(), image: healerImage.nullable() }),
  healer_u_id: uId,
  /** The people in the room, as far as I may see them. */
  people: z.array(roomPerson),
  people_count: z.int(),
  is_healer_here: z.boolean(),
  recording: eventRecording.nullable(),
  session_recording: sessionRecording.nullable(),
  /** Whether the healer has admitted the client for this session. */
  has_met: z.boolean(),
  /** Set for a client whose healer is late. */
  late: roomLate.nullable(),
})
export type Room = z.output<typeof room>

export const roomPass = z.object({
  visit_u_id: uId,
  state: visitState,
  token: z.string().meta({ description: 'Token for the live connection, valid for two minutes' }),
  livekit: z
    .object({ url: z.string(), token: z.string() })
    .nullable()
    .meta({ description: 'The LiveKit server of the event; its token is valid for two minutes' }),
})
export type RoomPass = z.output<typeof roomPass>

const one = z.object({ roomId: uId })
const aVisit = z.strictObject({ visit_u_id: uId })

/** The room of a session by video, voice or chat, or of an event. Other callers get `notFound`. */
export const rooms = {
  'GET /api/website/room/{roomId}': endpoint({
    summary: 'Get the room of an appointment or event: when it is open, and who is in it',
    who: 'signed-in',
    params: one,
    data: room,
  }),
  'POST /api/website/room/{roomId}/enter': endpoint({
    summary:
      'Enter the room. A client waits until the healer admits them, once per session; participants of an event do not wait. With the id of an active visit, returns a new token for it; without one, my visits in other windows end',
    who: 'signed-in',
    params: one,
    body: z.strictObject({ visit_u_id: uId.optional() }),
    data: roomPass,
    errors: ['roomNotOpen', 'roomClosed'],
  }),
  'POST /api/website/room/{roomId}/leave': endpoint({
    summary: 'Leave the room',
    who: 'signed-in',
    params: one,
    body: aVisit,
    data: z.object({}),
  }),
  'POST /api/website/room/{roomId}/late': endpoint({
    summary: 'Answer that I wait for a late healer, or take a full refund',
    who: 'client',
    params: one,
    body: z.strictObject({ choice: z.enum(['wait', 'refund']) }),
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/practice/room/{roomId}/admit': endpoint({
    summary: 'Admit a waiting client',
    who: 'healer',
    params: one,
    body: aVisit,
    data: z.object({}),
  }),
  'POST /api/practice/room/{roomId}/remove': endpoint({
    summary: 'Remove a client from the room; they wait again if they come back',
    who: 'healer',
    params: one,
    body: aVisit,
    data: z.object({}),
  }),
  'POST /api/practice/room/{roomId}/end': endpoint({
    summary: 'End an event for all, as its host, once it has started; the room does not reopen',
    who: 'healer',
    params: one,
    data: z.object({}),
    errors: ['notNow', 'hostOnly'],
  }),
  'POST /api/practice/room/{roomId}/speak': endpoint({
    summary: 'Allow a participant to speak in a LiveKit room, or stop allowing it',
    who: 'healer',
    params: one,
    body: z.strictObject({ visit_u_id: uId, may_speak: z.boolean() }),
    data: z.object({}),
  }),
  'POST /api/website/room/{roomId}/hand': endpoint({
    summary: 'Raise my hand to speak in a LiveKit room, or lower it',
    who: 'client',
    params: one,
    body: z.strictObject({ visit_u_id: uId, is_raised: z.boolean() }),
    data: z.object({}),
  }),
}

/** Browser messages over the live connection. */
const signal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    microphone: z.boolean(),
    camera: z.boolean(),
    screen: z.boolean(),
    hand: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('description'),
    type: z.enum(['offer', 'answer']),
    sdp: z.string().max(sdpMax),
  }),
  z.strictObject({
    kind: z.literal('candidate'),
    candidate: z.string().max(600),
    sdp_mid: z.string().max(20).nullable(),
    sdp_m_line_index: z.int().min(0).max(20).nullable(),
    username_fragment: z.string().max(300).nullable(),
  }),
  z.strictObject({
    kind: z.literal('message'),
    id: z.uuid(),
    text: z.string().trim().min(1).max(roomMessageMax),
  }),
  z.strictObject({ kind: z.literal('mute') }),
])
export const sentSignal = z.strictObject({ to: z.uuid().optional(), signal })
