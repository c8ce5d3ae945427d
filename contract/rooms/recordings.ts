import { z } from 'zod'
import { endpoint, uId } from '../endpoint.ts'
import { sessionRecording } from './rooms.ts'

const one = z.object({ roomId: uId })
const ofRecording = z.object({ roomId: uId, recordingId: uId })

/** Recording in rooms: of an event by LiveKit, and between two people only where both agree, each time. */
export const roomRecordings = {
  'POST /api/practice/room/{roomId}/recording': endpoint({
    summary:
      'Record an event in a room carried by LiveKit, as its host or co-host. Everybody in the room is told, and it begins a moment later',
    who: 'healer',
    params: one,
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/practice/room/{roomId}/recording/stop': endpoint({
    summary: 'Stop recording an event, or call it off before it begins. An event is recorded once',
    who: 'healer',
    params: one,
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording': endpoint({
    summary: 'Ask the other one of an appointment, while both are in the room, whether I may record',
    who: 'signed-in',
    params: one,
    data: sessionRecording,
    created: true,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/answer': endpoint({
    summary: 'Agree or refuse to be recorded, this once',
    who: 'signed-in',
    params: ofRecording,
    body: z.strictObject({ agrees: z.boolean() }),
    data: sessionRecording,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/begin': endpoint({
    summary: 'The other agreed, and my browser records now. Refused without that',
    who: 'signed-in',
    params: ofRecording,
    data: sessionRecording,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/end': endpoint({
    summary: 'Stop it, or take back what I asked or agreed to',
    who: 'signed-in',
    params: ofRecording,
    data: sessionRecording,
    errors: ['notNow'],
  }),
}
