import { randomBytes } from 'node:crypto'

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

export interface GoogleAccount {
  email: string
  calendars: Map<string, GoogleCalendar>
  channels: Map<string, GoogleChannel>
  /** Tokens by which programs come in; none are left when the person withdraws their consent. */
  refreshTokens: Set<string>
  accessTokens: Set<string>
}

export const newToken = (prefix: string) => prefix + randomBytes(24).toString('base64url')

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

/** The people of the sandbox's Google, made when they are first named: each has a calendar, that of the family, and holidays. */
export class GoogleAccounts {
  readonly #byEmail = new Map<string, GoogleAccount>()

  of(email: string): GoogleAccount {
    const known = this.#byEmail.get(email)
    if (known) return known
    const calendars = [
      calendarOf(email, email, 'owner'),
      calendarOf(`family-of-${email}`, 'Family', 'writer'),
      calendarOf('en.indian#holiday@group.v.calendar.google.com', 'Holidays in India', 'reader'),
    ]
    const account: GoogleAccount = {
      email,
      calendars: new Map(calendars.map((one) => [one.id, one])),
      channels: new Map(),
      refreshTokens: new Set(),
      accessTokens: new Set(),
    }
    this.#byEmail.set(email, account)
    return account
  }

  withRefreshToken(token: string): GoogleAccount | undefined {
    return [...this.#byEmail.values()].find(({ refreshTokens }) => refreshTokens.has(token))
  }

  withAccessToken(token: string): GoogleAccount | undefined {
    return [...this.#byEmail.values()].find(({ accessTokens }) => accessTokens.has(token))
  }

  /** As the person does it under "Third-party apps": every token is void at once, and channels end. */
  withdraw(account: GoogleAccount): void {
    account.refreshTokens.clear()
    account.accessTokens.clear()
    account.channels.clear()
  }
}
