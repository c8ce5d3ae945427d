import type { Viewer } from './viewer.ts'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same, where what a client wrote when booking is an empty text. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords)
  if (!isPlain(value)) return value
  const kept = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutWords(part)]))
  // An appointment names its client to the healer, and its payment to the client.
  const isAppointment = 'client_name' in kept || ('payment_state' in kept && 'starts_at' in kept)
  return isAppointment && typeof kept.description === 'string' ? { ...kept, description: '' } : kept
}

/** An answer as its viewer may read it: a program hears of appointments, and no word of a client about their health. */
export function readableFor<Answer>(viewer: Viewer | undefined, answer: Answer): Answer {
  if (!viewer || viewer.via === 'session') return answer
  if (typeof answer === 'string') return JSON.stringify(withoutWords(JSON.parse(answer))) as Answer // as it came
  return withoutWords(answer) as Answer // of the same shape
}
