import type {
  ChannelChoice,
  ChosenKind,
  NotificationChannel,
  NotificationKind,
} from '@newyou/contract/foundation/notifications'

/** A person's preferences. Times are in their time zone. */
export interface Preferences {
  choices: Partial<Record<`${ChosenKind} ${NotificationChannel}`, ChannelChoice>>
  quiet: { from: string; until: string } | null
  digestAt: string
  zone: string
}

type Decision = { send: 'now' | 'never' } | { send: 'later' | 'digest'; at: Date }

/** The next moment after `now` at a local time; if clocks skip it, later by the skipped time. */
function nextAt(time: string, zone: string, now: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const today = here.withPlainTime(time)
  const next =
    Temporal.ZonedDateTime.compare(today, here) > 0 ? today : here.add({ days: 1 }).withPlainTime(time)
  return new Date(next.epochMilliseconds)
}

/** Whether a moment is in the quiet hours, which may pass midnight. `until` itself is not in them. */
function isQuiet({ from, until }: { from: string; until: string }, zone: string, now: Date): boolean {
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
  return from < until ? from <= time && time < until : from <= time || time < until
}

/**
 * How one message goes out by one channel. Messages on money and security always go, at any hour. Urgent messages wait
 * neither for the end of the quiet hours nor for the digest. The bell makes no sound, so it does not wait.
 */
export function decide(
  { kind, channel, isUrgent }: { kind: NotificationKind; channel: NotificationChannel; isUrgent: boolean },
  { choices, quiet, digestAt, zone }: Preferences,
  now: Date,
): Decision {
  if (kind === 'money' || kind === 'security') return { send: 'now' }
  const choice = choices[`${kind} ${channel}`] ?? 'on'
  if (choice === 'off') return { send: 'never' }
  if (channel === 'bell' || isUrgent) return { send: 'now' }
  if (choice === 'digest') return { send: 'digest', at: nextAt(digestAt, zone, now) }
  if (quiet && isQuiet(quiet, zone, now)) return { send: 'later', at: nextAt(quiet.until, zone, now) }
  return { send: 'now' }
}
