import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { eventKind } from './events.ts'

const who = ['editor', 'admin'] as const

const row = z.object({
  u_id: uId.meta({ description: 'The id of the event' }),
  kind: eventKind,
  title: z.string(),
  healer_name: z.string(),
  starts_at: instant,
  seconds: z.int(),
  /** The file name; a decision repeats it, to prove which recording was reviewed. */
  file: z.string(),
  sent_at: instant,
})
export type WaitingRecording = z.output<typeof row>

const params = z.object({ eventId: uId })
const file = z.string().max(200)

/** Recordings of events sent by their hosts; participants can watch them once they are accepted. */
export const recordingDesk = {
  'GET /api/staff/event-recordings': endpoint({
    summary: 'List recordings under review, longest waiting first',
    who,
    query: z.strictObject(paging(25)),
    data: z.array(row),
    list: true,
  }),
  'POST /api/staff/event-recordings/{eventId}/accept': endpoint({
    summary: 'Accept a video as the recording of the event, unless another one was sent meanwhile',
    who,
    params,
    body: z.strictObject({ file }),
    data: z.object({}),
    errors: ['changedMeanwhile'],
  }),
  'POST /api/staff/event-recordings/{eventId}/refuse': endpoint({
    summary: 'Reject a recording with a reason for the host',
    who,
    params,
    body: z.strictObject({
      file,
      reason: z.string().trim().min(1, { error: 'This field is required' }).max(600),
    }),
    data: z.object({}),
    errors: ['changedMeanwhile'],
  }),
}
