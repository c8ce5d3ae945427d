import type { Router } from '../platform/http.ts'
import { type MicrosoftAccount, MicrosoftAccounts, type MicrosoftEvent, opaqueId } from './accounts.ts'
import { addMicrosoftConsent } from './consent.ts'
import { addMicrosoftEvents } from './events.ts'
import { createGraph, type MicrosoftFault, pageOf } from './graph.ts'
import { addSubscriptions, type LifecycleEvent, type MessageMode, type Reach } from './subscriptions.ts'

type OwnEntry = { from: Date; to: Date } & Partial<
  Pick<MicrosoftEvent, 'showAs' | 'isAllDay' | 'isCancelled'>
>

export interface MicrosoftControl {
  /** Lets a program in as a person does on the page, from its address there. Says where the browser goes next. */
  consent(address: string, email: string, answer?: 'allow' | 'part' | 'deny'): string
  /** Puts entries of the person's own in the place of those that were put before; programs are told. */
  put(email: string, entries: readonly OwnEntry[], calendarName?: string): void
  /** The entries that are there. */
  events(email: string, calendarName?: string): readonly MicrosoftEvent[]
  /** What the person does with an entry there, in any of their calendars. */
  change(email: string, id: string, changes: Partial<Pick<MicrosoftEvent, 'from' | 'to'>> | 'delete'): void
  /** The person withdraws their consent. */
  withdraw(email: string): void
  /** Access tokens end before their time. */
  expire(email: string): void
  /** Whether any program may still come in, and the subscriptions by which they are told. */
  programs(email: string): { tokens: number; channels: number }
  lifecycle(email: string, event: LifecycleEvent): void
  fail(fault: MicrosoftFault, times: number): void
  messages(mode: MessageMode): void
  reachBy(reach: Reach): void
  arrived(): Promise<void>
  /** The requests that were answered, as `GET me/calendars 200`. */
  answers(): readonly string[]
}

/** Calendars of Microsoft 365 and Outlook.com: log-in, and what of Microsoft Graph is about calendars. */
export function addMicrosoft(router: Router): MicrosoftControl {
  const accounts = new MicrosoftAccounts()
  const graph = createGraph(router, accounts)
  const consent = addMicrosoftConsent(router, accounts)
  const subscriptions = addSubscriptions(graph.on)

  graph.on('GET', 'me/calendars', ({ calendars }, request) =>
    pageOf(
      [...calendars.values()].map(({ id, name, isDefault, canEdit, owner }) => ({
        ...{ id, name, isDefaultCalendar: isDefault, canEdit, owner: { name: owner, address: owner } },
      })),
      request,
    ),
  )
  addMicrosoftEvents(graph.on, subscriptions.changed)

  const calendarOf = (account: MicrosoftAccount, name = 'Calendar') => {
    const calendar = [...account.calendars.values()].find((one) => one.name === name)
    if (!calendar) throw new Error('There is no such calendar.')
    return calendar
  }

  return {
    consent: consent.letIn,
    put(email, entries, calendarName) {
      const account = accounts.of(email)
      const calendar = calendarOf(account, calendarName)
      for (const { id, words } of calendar.events.values()) if (words.isOwn) calendar.events.delete(id)
      for (const [place, { from, to, ...given }] of entries.entries()) {
        const id = opaqueId(`own ${place} in ${calendar.id}`)
        calendar.events.set(id, {
          ...{ id, from: from.getTime(), to: to.getTime(), isAllDay: false, isCancelled: false },
          ...{ showAs: 'busy', properties: new Map(), ...given },
          words: { subject: 'Dentist nobody hears of', isOwn: true },
        })
      }
      subscriptions.changed(account, calendar, 'updated')
    },
    events: (email, calendarName) => [...calendarOf(accounts.of(email), calendarName).events.values()],
    change(email, id, changes) {
      const account = accounts.of(email)
      const calendar = [...account.calendars.values()].find(({ events }) => events.has(id))
      const event = calendar?.events.get(id)
      if (!calendar || !event) throw new Error('There is no such entry.')
      if (changes === 'delete') calendar.events.delete(id)
      else calendar.events.set(id, { ...event, ...changes })
      subscriptions.changed(account, calendar, changes === 'delete' ? 'deleted' : 'updated')
    },
    withdraw: (email) => accounts.withdraw(accounts.of(email)),
    expire: (email) => accounts.of(email).accessTokens.clear(),
    programs(email) {
      const { refreshTokens, subscriptions: known } = accounts.of(email)
      return { tokens: refreshTokens.size, channels: known.size }
    },
    lifecycle: (email, event) => subscriptions.lifecycle(accounts.of(email), event),
    fail: graph.fail,
    messages: subscriptions.set,
    reachBy: subscriptions.reachBy,
    arrived: subscriptions.arrived,
    answers: graph.answers,
  }
}
