import { People, type Person } from '../log-in/people.ts'

/** An entry of a calendar. Whoever reads it as Google's knows it by `id`; times are milliseconds since 1970. */
export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  from: number
  to: number
  isFree: boolean
  /** What was sent for it besides its times. */
  words: Record<string, unknown>
  etag: number
}

export interface GoogleCalendar {
  id: string
  summary: string
  accessRole: 'owner' | 'writer' | 'reader' | 'freeBusyReader'
  isPrimary: boolean
  events: Map<string, GoogleEvent>
}

export interface GoogleChannel {
  id: string
  resourceId: string
  token: string
  address: string
  expiration: number
  calendarId: string
  messages: number
}

export interface GoogleAccount extends Person {
  calendars: Map<string, GoogleCalendar>
  channels: Map<string, GoogleChannel>
}

const calendarOf = (
  id: string,
  summary: string,
  accessRole: GoogleCalendar['accessRole'],
): GoogleCalendar => ({
  id,
  summary,
  accessRole,
  isPrimary: accessRole === 'owner',
  events: new Map(),
})

function accountOf(email: string): GoogleAccount {
  const calendars = [
    calendarOf(email, email, 'owner'),
    calendarOf(`family-of-${email}`, 'Family', 'writer'),
    calendarOf('en.indian#holiday@group.v.calendar.google.com', 'Holidays in India', 'reader'),
  ]
  return {
    ...{ email, refreshTokens: new Set(), accessTokens: new Set(), channels: new Map() },
    calendars: new Map(calendars.map((one) => [one.id, one])),
  }
}

/** The people of the sandbox's Google: each has a calendar, that of the family, and holidays. */
export class GoogleAccounts extends People<GoogleAccount> {
  constructor() {
    super(accountOf)
  }

  /** As the person does it under "Third-party apps": every token is void at once, and channels end. */
  withdraw(account: GoogleAccount): void {
    account.refreshTokens.clear()
    account.accessTokens.clear()
    account.channels.clear()
  }
}
