import { People, type Person } from '../log-in/people.ts'

export const shownAs = ['free', 'tentative', 'busy', 'oof', 'workingElsewhere', 'unknown'] as const
export type ShowAs = (typeof shownAs)[number]

/** An entry of a calendar; times are milliseconds since 1970, of whole days as if their wall were UTC. */
export interface MicrosoftEvent {
  id: string
  from: number
  to: number
  isAllDay: boolean
  showAs: ShowAs
  isCancelled: boolean
  /** What programs noted for themselves: by their names for it. */
  properties: Map<string, string>
  /** What was sent for it besides. */
  words: Record<string, unknown>
}

export interface MicrosoftCalendar {
  id: string
  name: string
  owner: string
  isDefault: boolean
  canEdit: boolean
  events: Map<string, MicrosoftEvent>
}

export interface MicrosoftSubscription {
  id: string
  calendarId: string
  notificationUrl: string
  lifecycleNotificationUrl: string
  clientState: string
  expiration: number
}

export interface MicrosoftAccount extends Person {
  calendars: Map<string, MicrosoftCalendar>
  subscriptions: Map<string, MicrosoftSubscription>
  /** By which entries were made: none is taken twice, also after its entry was deleted. */
  transactions: Set<string>
}

/** Ids there are long, have signs that are to be escaped, and do not say whose they are. */
export const opaqueId = (text: string) => `AAMk${Buffer.from(text).toString('base64').replaceAll('/', '-')}=`

const calendarOf = (email: string, name: string, given: Partial<MicrosoftCalendar>): MicrosoftCalendar => ({
  ...{ id: opaqueId(`${name} of ${email}`), name, owner: email, isDefault: false, canEdit: true },
  events: new Map(),
  ...given,
})

function accountOf(email: string): MicrosoftAccount {
  const calendars = [
    calendarOf(email, 'Calendar', { isDefault: true }),
    calendarOf(email, 'Family', {}),
    calendarOf(email, 'Holidays in India', { canEdit: false }),
  ]
  return {
    ...{ email, refreshTokens: new Set(), accessTokens: new Set() },
    ...{ subscriptions: new Map(), transactions: new Set() },
    calendars: new Map(calendars.map((one) => [one.id, one])),
  }
}

/** The people of the sandbox's Microsoft: each has a calendar, that of the family, and holidays. */
export class MicrosoftAccounts extends People<MicrosoftAccount> {
  constructor() {
    super(accountOf)
  }

  /** As the person does it on the page of their apps: no token can be renewed, and subscriptions end without a word. */
  withdraw(account: MicrosoftAccount): void {
    account.refreshTokens.clear()
    account.accessTokens.clear()
    account.subscriptions.clear()
  }
}
