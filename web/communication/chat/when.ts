import '../../messages/chat.ts'
import type { ChatMessage } from '@newyou/contract/communication/chat'
import { useLocale, useTranslations } from 'use-intl'
import { dayNames, dayOf, daysBetween, fullDate, longDay, timeOfDay } from '../../ui/format.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'

/** How a past day is called above what was said on it. */
export function usePastDay() {
  const t = useTranslations('chat.thread')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  return (moment: string) => {
    const ago = daysBetween(moment, now, zone)
    if (ago <= 0) return t('today')
    if (ago === 1) return t('yesterday')
    return ago < 300 ? longDay(moment, zone, locale, now) : fullDate(dayOf(moment, zone), locale)
  }
}

/** The time of today, the name of another day; short, for a list. */
export function useShortWhen() {
  const t = useTranslations('chat.thread')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  return (moment: string) => {
    const ago = daysBetween(moment, now, zone)
    if (ago <= 0) return timeOfDay(moment, zone, locale)
    if (ago === 1) return t('yesterday')
    const { weekday, number, month } = dayNames(dayOf(moment, zone), locale)
    return ago < 7 ? weekday : `${number} ${month}`
  }
}

/** Messages by the day on which they were written, where the reader is. */
export function useByDay() {
  const zone = useVisitorZone()
  return (messages: readonly ChatMessage[]) => {
    const days: { day: string; messages: ChatMessage[] }[] = []
    for (const message of messages) {
      const day = dayOf(message.created_at, zone)
      const last = days.at(-1)
      if (last?.day === day) last.messages.push(message)
      else days.push({ day, messages: [message] })
    }
    return days
  }
}
