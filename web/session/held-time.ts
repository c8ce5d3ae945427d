/** The time that this tab holds while a person logs in or registers, with what the pages on the way say of it. */
export interface HeldTime {
  healerId: string
  serviceId: string
  /** Where they meet in person; undefined: online. */
  placeId?: string | undefined
  minutes: number
  healerName: string
  /** The start, in ISO 8601. */
  at: string
  pricePaise: number
  /** Undefined when it could not be held: the time is still free for others. */
  holdId: string | undefined
  /** Epoch milliseconds. */
  until: number
}

const key = 'held-time'
/** After this period the held slot is out of date. */
const keptMs = 60 * 60_000

export const keepHeldTime = (held: HeldTime) => sessionStorage.setItem(key, JSON.stringify(held))
export const forgetHeldTime = () => sessionStorage.removeItem(key)

/** The slot this tab holds, or held recently. */
export function heldTime(): HeldTime | undefined {
  try {
    const held: HeldTime | null = JSON.parse(sessionStorage.getItem(key) ?? 'null') // written above
    return held && held.until + keptMs > Date.now() ? held : undefined
  } catch {
    return undefined
  }
}

/** The hold of a time of a service, for the booking that uses it. */
export function holdOf(serviceId: string, at: string): string | undefined {
  const held = heldTime()
  return held?.serviceId === serviceId && held.at === at ? held.holdId : undefined
}
