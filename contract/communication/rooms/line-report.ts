import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { lineMinutes, lineMinutesMax } from './line-minutes.ts'

const secondsMax = lineMinutesMax * 60
const seconds = z.int().min(0).max(secondsMax)
const count = z.int().min(0).max(2_000_000_000)

const lineReport = z.strictObject({
  minutes: z
    .array(z.enum(lineMinutes))
    .max(lineMinutesMax)
    .meta({ description: 'How picture and sound mostly arrived, one word for each minute' }),
  seconds: seconds.meta({ description: 'How long it was measured' }),
  lost_seconds: seconds.meta({ description: 'Without any line' }),
  apart_seconds: seconds.meta({
    description: 'With a line, and without a connection to the other person, who was in the room',
  }),
  reconnects: z.int().min(0).max(10_000),
  picture_off_seconds: seconds.meta({ description: 'My picture was not sent, because the line was weak' }),
  sound_packets: count.meta({
    description: 'Packets of sound from the other person, with those that were lost',
  }),
  sound_packets_lost: count,
  concealed_ms: count.meta({ description: 'Sound that was made up for missing packets, milliseconds' }),
})
export type LineReport = z.output<typeof lineReport>

const partsFit = ({ seconds: all, lost_seconds, apart_seconds, picture_off_seconds }: LineReport) =>
  lost_seconds + apart_seconds <= all && picture_off_seconds <= all

/** How the line of both was; null without measurements. */
export const linesOfSession = z.object({ mine: lineReport.nullable(), other: lineReport.nullable() })
export type LinesOfSession = z.output<typeof linesOfSession>
export const linesOfBoth = z.object({ client: lineReport.nullable(), healer: lineReport.nullable() })
export type LinesOfBoth = z.output<typeof linesOfBoth>

const one = z.object({ roomId: uId })

/** How the line of the two people of an appointment was in its room. */
export const roomLineReports = {
  'PUT /api/website/room/{roomId}/line-report': endpoint({
    summary:
      'Tell how my line was so far during one of my visits to the room of an appointment; a later report replaces it',
    who: 'signed-in',
    params: one,
    body: z.strictObject({
      visit_u_id: uId,
      report: lineReport
        .refine(partsFit, { error: 'The parts are longer than the whole' })
        .refine(({ sound_packets: all, sound_packets_lost: lost }) => lost <= all, {
          error: 'The parts are longer than the whole',
        }),
    }),
    data: z.object({}),
    errors: ['notNow'],
  }),
  'GET /api/website/room/{roomId}/line-report': endpoint({
    summary: 'Get how my line and that of the other person were in the room of an appointment',
    who: 'signed-in',
    params: one,
    data: linesOfSession,
  }),
}
