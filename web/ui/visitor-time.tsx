import { homeZone } from '@newyou/contract/business'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { dayNames, dayOf, dayWord, deviceZone, longDay, type Moment, timeOfDay, utcOffset } from './format.ts'
import { useHydrated } from './hydration.tsx'

const minuteMs = 60_000
/** At each full minute, when what is said of the time changes. */
function everyMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
/** The minute, so that screens change only when what they say changes. */
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

const Now = createContext(0)

/** Gives the moment at which the server rendered the page, so that the first paint agrees with it. */
export function VisitorTime({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const update = () => startTransition(() => setNow(thisMinute()))
    update()
    return everyMinute(update)
  }, [])
  return <Now value={now}>{children}</Now>
}

/** The present moment in milliseconds: the server's while it renders and hydrates, then the visitor's. */
export const useNow = () => useContext(Now)

/** Browsers know India by its old name too. */
const canonical = (zone: string) => (zone === 'Asia/Calcutta' ? homeZone : zone)

/** The visitor's time zone; India's on the server and in the first paint. */
export const useVisitorZone = () => (useHydrated() ? canonical(deviceZone()) : homeZone)

/**
 * The zone in words, to be named once on a screen: `India (IST, UTC+5:30)`. Clocks change: `at` is the moment whose time
 * is shown with it, and only a screen about the present leaves it out.
 */
export function useZoneName(at?: string | number) {
  const t = useTranslations('when')
  const zone = useVisitorZone()
  const now = useNow()
  if (zone === homeZone) return { short: t('indiaShort'), long: t('indiaLong'), isHome: true }
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return {
    short: t('zoneShort', { place }),
    long: t('zoneLong', { place, offset: utcOffset(zone, at ?? now) }),
    isHome: false,
  }
}

/** A zone by the place that names it, as one says it: `India (IST)`, `New York`. */
export function usePlaceName() {
  const t = useTranslations('when')
  return (zone: string) =>
    zone === homeZone ? t('indiaShort') : (zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)
}

/** Says when something is, near days by name: `Tomorrow 7:15 am`. */
export function useWhen() {
  const t = useTranslations('when')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const day = (moment: Moment) => {
    const word = dayWord(moment, now, zone)
    if (word === 'weekday') return dayNames(dayOf(moment, zone), locale).weekday
    if (word === 'date') return longDay(moment, zone, locale, now)
    return t(word)
  }
  const at = (moment: Moment) => {
    const name = day(moment)
    // In a narrow heading `am` stays with its number.
    const time = timeOfDay(moment, zone, locale).replace(' ', '\u00a0')
    return t('at', { day: name.charAt(0).toUpperCase() + name.slice(1), time })
  }
  /** The end of something, inside a sentence: only the time when it is today. */
  const until = (moment: Moment) => {
    const time = timeOfDay(moment, zone, locale).replace(' ', '\u00a0')
    return dayOf(moment, zone) === dayOf(now, zone) ? time : t('at', { day: day(moment), time })
  }
  return { day, at, until, zone, now }
}
