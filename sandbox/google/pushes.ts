import type { GoogleAccount, GoogleChannel } from './accounts.ts'

/** What a program is told: only by headers, the body is empty. */
export interface GooglePush {
  address: string
  headers: Record<string, string>
}

/** Pushes arrive, get lost, or come twice. */
export const pushModes = ['normal', 'lost', 'doubled'] as const
export type PushMode = (typeof pushModes)[number]

const answersWithinMs = 5000

/** Tells programs by their channels that something has changed. */
export function createPushes() {
  let mode: PushMode = 'normal'
  const told = new Map<string, GooglePush[]>()
  const of = (email: string) => told.get(email) ?? []

  const send = ({ address, headers }: GooglePush) =>
    fetch(address, { method: 'POST', headers, signal: AbortSignal.timeout(answersWithinMs) }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )

  return {
    of,
    set(next: PushMode) {
      mode = next
    },
    tell({ email }: GoogleAccount, channel: GoogleChannel, state: 'sync' | 'exists') {
      channel.messages++
      const push = {
        address: channel.address,
        headers: {
          'x-goog-channel-id': channel.id,
          'x-goog-channel-token': channel.token,
          'x-goog-channel-expiration': new Date(channel.expiration).toUTCString(),
          'x-goog-resource-id': channel.resourceId,
          'x-goog-resource-uri': `https://www.googleapis.com/calendar/v3/calendars/${encodeURIComponent(channel.calendarId)}/events?alt=json`,
          'x-goog-resource-state': state,
          'x-goog-message-number': String(channel.messages),
        },
      }
      told.set(email, [...of(email), push])
      if (mode !== 'lost') void send(push)
      if (mode === 'doubled') void send(push)
    },
  }
}
