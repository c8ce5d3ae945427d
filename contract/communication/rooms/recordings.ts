import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { sessionRecording } from './rooms.ts'

const one = z.object({ roomId: uId })
const ofRecording = z.object({ roomId: uId, recordingId: uId })

/** Recording in rooms: of events by LiveKit, and between two people only if both agree, each time. */
export const roomRecordings = {
  'POST /api/practice/room/{roomId}/recording': endpoint({
    summary:
      'Record an event in a LiveKit room, as its host or co-host. All people in the room are notified; recording starts shortly after',
    who: 'healer',
    params: one,
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/practice/room/{roomId}/recording/stop': endpoint({
    summary: 'Stop recording an event, or cancel before it starts. An event can be recorded only once',
    who: 'healer',
    params: one,
    data: z.object({}),
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording': endpoint({
    summary: 'Ask the other person of an appointment to agree to a recording, while both are in the room',
    who: 'signed-in',
    params: one,
    data: sessionRecording,
    created: true,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/answer': endpoint({
    summary: 'Agree or refuse to be recorded, for this recording only',
    who: 'signed-in',
    params: ofRecording,
    body: z.strictObject({ agrees: z.boolean() }),
    data: sessionRecording,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/begin': endpoint({
    summary: 'Report that my browser has started to record; rejected unless the other person agreed',
    who: 'signed-in',
    params: ofRecording,
    data: sessionRecording,
    errors: ['notNow'],
  }),
  'POST /api/website/room/{roomId}/session-recording/{recordingId}/end': endpoint({
    summary: 'End a recording, or withdraw my request or consent',
    who: 'signed-in',
    params: ofRecording,
    data: sessionRecording,
    errors: ['notNow'],
  }),
}
