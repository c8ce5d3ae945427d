import '../../messages/events.ts'
import type { EventCard } from '@newyou/contract/learning/events/events'
import { useLocale, useTranslations } from 'use-intl'
import { longDay, timeOfDay, timeSpan } from '../../ui/format.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'

/** How long an event takes: 75 min, 2 h, 1 h 30 min. */
export function useLong() {
  const t = useTranslations('events.long')
  return (count: number) => {
    const hours = Math.floor(count / 60)
    const minutes = count % 60
    // As people say it: 75 and 90 minutes are no hours yet.
    if (hours === 0 || (hours === 1 && minutes > 0)) return t('minutes', { count })
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes })
  }
}

export const endOf = ({ starts_at, minutes }: Pick<EventCard, 'starts_at' | 'minutes'>) =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()

/** Day and hours in the visitor's zone: `Sunday 22 November`, `8:00 to 9:15 pm`. */
export function useEventTime() {
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  return (event: Pick<EventCard, 'starts_at' | 'minutes'>) => ({
    day: longDay(event.starts_at, zone, locale, now),
    ...timeSpan(event.starts_at, endOf(event), zone, locale),
  })
}

/** One sentence about an event: when, how long, with whom, where. */
export function useEventLine() {
  const t = useTranslations('events')
  const locale = useLocale()
  const long = useLong()
  const zone = useVisitorZone()
  const now = useNow()
  return (event: EventCard) => {
    const words = {
      long: long(event.minutes),
      kind: t(`kinds.${event.kind}`),
      name: event.host.full_name,
      where: event.is_online ? t('row.online') : (event.city ?? ''),
    }
    if (event.is_recorded) return t('row.recorded', words)
    const isRunning = Date.parse(event.starts_at) <= now && Date.parse(endOf(event)) > now
    return isRunning
      ? t('row.running', { ...words, time: timeOfDay(endOf(event), zone, locale) })
      : t('row.words', { ...words, time: timeOfDay(event.starts_at, zone, locale) })
  }
}

/** The language of words as they are written; a Hindi webinar may have an English title. */
export const langOf = (words: string) => (/\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined)
