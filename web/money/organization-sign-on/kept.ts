import type { Locale } from '../../ui/locale.ts'

const tripKey = 'organization-sign-on'
const ticketKey = 'organization-sign-on-ticket'

/** What a person was doing before they went to the provider; in this tab, for the minutes there. */
interface Trip {
  locale: Locale
  redirectTo?: string | undefined
}
/** What the provider has proven, until an account is connected with it. */
interface Ticket {
  organizationId: string
  ticket: string
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepTrip = (trip: Trip) => sessionStorage.setItem(tripKey, JSON.stringify(trip))
export const readTrip = () => read<Trip>(tripKey)
export const forgetTrip = () => sessionStorage.removeItem(tripKey)

export const keepTicket = (ticket: Ticket) => sessionStorage.setItem(ticketKey, JSON.stringify(ticket))
/** Undefined for one of another organisation. */
export const readTicket = (organizationId: string) => {
  const kept = read<Ticket>(ticketKey)
  return kept?.organizationId === organizationId ? kept.ticket : undefined
}
export const forgetTicket = () => sessionStorage.removeItem(ticketKey)
