import { z } from 'zod'
import { askedChannels } from '../../care/appointments/asked.ts'

/** Callers of the desk: it for the healers of its scope, administrators for all. */
export const who = ['desk', 'admin'] as const

/** Who asked for it, in the colleague's words, and how; empty: the client. */
export const asked = {
  asked_by: z.string().trim().max(80).default(''),
  channel: z.enum(askedChannels, { error: 'Please say how it was asked' }),
}
