/** A time as PostgreSQL writes it into JSON. */
const writtenByPostgres = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

const plain = (value: unknown) =>
  typeof value === 'string' && writtenByPostgres.test(value) ? new Date(value).toISOString() : value

/** The body of an event: the same bytes each time that it is sent. Times are UTC with a trailing Z. */
export function eventBody({ kind, at, data }: { kind: string; at: Date; data: unknown }): string {
  const fields = Object.entries((data ?? {}) as Record<string, unknown>) // written by a trigger as an object
  return JSON.stringify({
    type: kind,
    timestamp: at.toISOString(),
    data: Object.fromEntries(
      fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, plain(value)]),
    ),
  })
}
