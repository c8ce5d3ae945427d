import type { CalendarProblem, CalendarProviderName, CalendarWarning } from '@newyou/contract/care/calendars'
import type { CalendarItem } from '../../platform/calendar.ts'
import type { BusyTime, Interval } from '../healers/index.ts'

/** Why a provider could not be asked, in the words of a calendar that cannot be read. */
export class ProviderError extends Error {
  readonly problem: CalendarProblem
  readonly retryAfterSeconds: number
  /** The token is void, and another one may be had. */
  readonly isStale: boolean

  constructor(problem: CalendarProblem, { retryAfterSeconds = 0, isStale = false } = {}) {
    super(`a provider of calendars could not be asked: ${problem}`)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
    this.isStale = isStale
  }
}

/** What lets us into an account. */
export interface Tokens {
  access: string
  /** When the access ends, in milliseconds since 1970. */
  until: number
  refresh: string
}

export interface RemoteCalendar {
  id: string
  name: string
  /** Whose it is there, where its id does not say it. */
  owner?: string
  /** Where it lies, where that is not the same for all of its provider. */
  host?: string
  isPrimary: boolean
  mayWrite: boolean
}

/** By which a provider tells us of changes, under an id and a token of ours. */
export interface Channel {
  id: string
  resource: string
}

/** What counts of a calendar, where its provider tells entries apart. */
export interface BusyChoices {
  /** The mark of the last answer, where what was read then may still count. */
  known: string | null
  /** The healer's, in which whole days are. */
  zone: string
  countsTentative: boolean
  countsWholeDays: boolean
}

/** When somebody is busy, merged and ascending, with a mark of this state where there is one; or that nothing has changed. */
export type BusyAnswer =
  | 'unchanged'
  | { times: BusyTime[]; mark?: string | null; warnings?: readonly CalendarWarning[] }

/** How a program comes in without a page that asks: by a password that the person made for it. */
export interface PasswordWay {
  /** The address of a server, or a mail address there. */
  server: string
  user: string
  password: string
}

/** The page on which a person lets us in, and the proof that it was we who asked (PKCE, RFC 7636). */
export interface Asking {
  state: string
  challenge: string
}

/** A session as it is written there; it never makes its calendar busy. */
export interface WrittenEntry {
  /** Of ours: 32 hexadecimal digits. */
  id: string
  item: CalendarItem
}

/** An entry of ours as it is there now; without times where it is one of whole days. */
export interface SeenEntry {
  id: string
  from: number | null
  to: number | null
}

/** One provider of calendars. Whatever fails there is a ProviderError. */
export interface CalendarProvider {
  name: CalendarProviderName
  /** Where its calendars lie, as people know it. */
  host: string
  /** Whether it tells apart which entries are tentative or of whole days; otherwise it says only when somebody is busy. */
  showsKinds: boolean
  /** Where a page asks. */
  byConsent?: {
    address(asking: Asking): string
    /** @throws ProviderError `refused` where not all was allowed that is needed, `ended` for a code that is void */
    exchange(code: string, verifier: string): Promise<Tokens>
  }
  /** Where a password is taken. @throws ProviderError `refused` for the name or password, `gone` where there is no such server */
  byPassword?(way: PasswordWay): Promise<Tokens>
  /** @throws ProviderError `ended` where the person withdrew their consent */
  refresh(tokens: Tokens): Promise<Tokens>
  /** What is void already is as good as revoked. Not there where programs cannot give a consent back. */
  revoke?(tokens: Tokens): Promise<void>
  calendars(access: string): Promise<RemoteCalendar[]>
  busy(access: string, calendarId: string, interval: Interval, choices: BusyChoices): Promise<BusyAnswer>
  /** Where changes are told. */
  watch?(
    access: string,
    calendarId: string,
    wanted: { id: string; token: string; until: Date },
  ): Promise<{ resource: string; until: Date }>
  /** The same channel for a longer time, where a provider has this: undefined for one that has ended. */
  prolong?(access: string, channel: Channel, until: Date): Promise<Date | undefined>
  unwatch?(access: string, channel: Channel): Promise<void>
  /** However often it is written, it is there once; one that was deleted there is there again. */
  write(access: string, calendarId: string, entry: WrittenEntry): Promise<void>
  /** One that is not there is as good as erased. */
  erase(access: string, calendarId: string, id: string): Promise<void>
  /** Those of ours that are there, of a time; `ids` are looked for at least. */
  written(
    access: string,
    calendarId: string,
    interval: Interval,
    ids: readonly string[],
  ): Promise<SeenEntry[]>
  /** One of ours, wherever it was moved; undefined where it was deleted. */
  find(access: string, calendarId: string, id: string): Promise<SeenEntry | undefined>
}
