const nextFreeShown = 4

/** The order that already holds the time, begun in another tab or on another device. */
export const readHeldOrder = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'order_u_id' in data && typeof data.order_u_id === 'string'
    ? data.order_u_id
    : undefined

/** The free times that a refusal offers instead. */
export function readNextFree(data: unknown): readonly string[] {
  const times = typeof data === 'object' && data !== null && 'next_free' in data ? data.next_free : []
  return Array.isArray(times) ? times.filter((time) => typeof time === 'string').slice(0, nextFreeShown) : []
}
