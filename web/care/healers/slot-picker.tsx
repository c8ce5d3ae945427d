import '../../messages/healers-booking.ts'
import { slotHoldMinutes } from '@newyou/contract/business'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { descriptionMax, type SessionMode } from '@newyou/contract/vocabulary'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { Field } from '../../ui/field.tsx'
import { dayNames, dayOf, longDay, rupees, timeOfDay, timeSpan } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { useNow, useZoneName } from '../../ui/visitor-time.tsx'
import type { Way } from './booking-ways.tsx'
import { type Availability, serviceOf } from './load-healer.ts'
import styles from './slot-picker.module.css'
import { useAvailability } from './use-availability.ts'
import { useBooking } from './use-booking.ts'
import { WeekOfTimes } from './week-of-times.tsx'

/** Few services may be paid later, or repeated. */
const BookingWays = lazy(async () => (await import('./late-picker-parts.ts')).loadBookingWays())
/** Few healers offer more than one service, and few clients have paid in advance. */
const PickerExtras = lazy(() => import('./picker-extras.tsx'))
/** Only after an answer of the server, so it is not needed where nothing can be loaded. */
const RefusedExtras = lazy(async () => (await import('./late-picker-parts.ts')).loadRefusedExtras())

/** A time, a way to meet, one line, and the button that keeps it. The choice lives in the address. */
export function SlotPicker({
  healer,
  loaded,
  loadedAt,
}: {
  healer: HealerDetail
  loaded: Availability
  loadedAt: number
}) {
  const t = useTranslations('healers-booking')
  const locale = useLocale()
  const now = useNow()
  const formId = useId()
  const panel = useRef<HTMLElement>(null)
  const [query, setQuery] = useSearchParams()
  const asked = query.get('at') ?? undefined
  const service = serviceOf(healer, query.get('service'))
  const mode = service.modes.find((known) => known === query.get('mode')) ?? service.modes[0] ?? 'video'
  const places = mode === 'in-person' ? service.places : []
  const placeId = (places.find(({ u_id }) => u_id === query.get('place')) ?? places[0])?.u_id
  const availability = useAvailability(healer.u_id, loaded, loadedAt, {
    at: asked,
    serviceId: service.u_id,
    placeId,
  })
  const { zone, from, day, free, taken, status } = availability
  const zoneName = useZoneName(free[0] ?? taken[0])
  // A time of another day than the one being looked at is still chosen; one that is gone is not.
  const isGone =
    asked !== undefined && status === 'idle' && day === safeDay(asked, zone) && !free.includes(asked)
  const at = asked && !isGone && safeDay(asked, zone) ? asked : undefined

  const choose = (part: {
    at?: string | undefined
    mode?: MeetingMode
    place?: string
    pack?: string
    service?: string
    pay?: 'later' | ''
  }) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value)
      else if (value === '') next.delete(name)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const pack = query.get('pack') ?? undefined
  const paysLater = !pack && service.pays_later && query.get('pay') === 'later'
  const booking = useBooking({
    healer,
    service,
    at,
    mode,
    placeId,
    pack,
    paysLater,
    onSlotGone: () => availability.showWeek(from),
  })

  const price = rupees(service.price_paise)
  const { minutes } = service
  const isClient = useSession()?.role === 'client'
  const [way, setWay] = useState<Way>('once')
  const hasWays = service.pays_later || healer.takes_series || service.people_max > 1
  /** Repeated, or with others: booked by a button of its own. */
  const isOtherWay = at && (way !== 'once' || service.people_min > 1)

  return (
    <>
      <section className={styles.panel} ref={panel} aria-labelledby={`${formId}-title`}>
        <div className="between">
          <h2 id={`${formId}-title`} className={styles.title}>
            {t('title')}
          </h2>
          <span className="num">
            <b>{price}</b> <span className="small t3">{t('minutes', { count: minutes })}</span>
          </span>
        </div>
        <p className={`small t2 ${styles.zone}`}>
          {t('zone', { zone: zoneName.long })}
          {healer.time_zone !== zone && (
            <>
              {' '}
              {t('zoneHealer', { time: timeOfDay(now, healer.time_zone, locale), name: healer.full_name })}
            </>
          )}
        </p>
        {(isClient || healer.services[1]) && (
          <Suspense>
            <PickerExtras
              healer={healer}
              service={service}
              mode={mode}
              placeId={placeId}
              pack={pack}
              isClient={isClient}
              onChoose={choose}
            />
          </Suspense>
        )}
        <WeekOfTimes
          availability={availability}
          chosen={at}
          onChoose={(time) => choose({ at: time })}
          failedWords={t('failed')}
        />

        <form className={styles.form} id={formId} noValidate onSubmit={booking.submit}>
          {service.modes.length > 1 && !service.places.length && (
            <fieldset className={`${layout.cluster} ${styles.modes}`}>
              <legend>{t('mode')}</legend>
              {service.modes.map((known) => (
                <label key={known}>
                  <input
                    className="over"
                    type="radio"
                    name="mode"
                    value={known}
                    checked={known === mode}
                    onChange={() => choose({ mode: known })}
                  />
                  {/* A service without places is held online. */}
                  <span>{t(`modes.${known as SessionMode}`)}</span>
                </label>
              ))}
            </fieldset>
          )}
          <Field
            label={t('description')}
            hint={t('descriptionHint', { name: healer.full_name })}
            error={booking.descriptionError}
            keepsRoom
          >
            {(control) => (
              <textarea
                {...control}
                name="description"
                rows={1}
                maxLength={descriptionMax}
                required
                value={booking.description}
                onChange={({ target }) => booking.describe(target.value)}
                onBlur={booking.checkDescription}
              />
            )}
          </Field>
          <CrisisHelp text={booking.description} place="booking" />
          <div className={styles.foot}>
            {booking.failure && (
              <div className={styles.failure} role="alert">
                <p>{booking.failure}</p>
                {(booking.heldOrder || booking.nextFree[0]) && (
                  <Suspense>
                    <RefusedExtras
                      booking={booking}
                      zone={zone}
                      onChoose={(time) => {
                        booking.forgive()
                        choose({ at: time })
                        availability.showDay(dayOf(time, zone))
                      }}
                    />
                  </Suspense>
                )}
              </div>
            )}
            <div className={styles.summary} aria-live="polite">
              {at ? <b>{chosenInWords(at)}</b> : <span className="t2">{t('chooseHint')}</span>}
            </div>
            {at && hasWays && (
              <Suspense>
                <BookingWays
                  healer={healer}
                  service={service}
                  at={at}
                  mode={mode}
                  placeId={placeId}
                  paysLater={paysLater}
                  way={way}
                  booking={booking}
                  onChoose={choose}
                  onWay={setWay}
                />
              </Suspense>
            )}
            {!isOtherWay && (
              <Button
                variant="accent"
                wide
                type="submit"
                busy={booking.isBusy}
                disabled={!at}
                className={styles.book}
              >
                {pack ? t('bookWithPack') : paysLater ? t('bookShort') : t('book', { price })}
              </Button>
            )}
            {!isOtherWay && !pack && !paysLater && service.price_paise > 0 && (
              <p className={`small t3 ${styles.rule}`}>{t('after', { count: slotHoldMinutes })}</p>
            )}
          </div>
        </form>
      </section>

      <Dock
        words={
          <>
            <b>
              {at
                ? t('dock', {
                    weekday: dayNames(dayOf(at, zone), locale).weekdayShort,
                    time: timeOfDay(at, zone, locale),
                  })
                : price}
            </b>
            <span className="small t2 num">
              {at ? t('dockPrice', { price, count: minutes }) : t('minutes', { count: minutes })}
            </span>
          </>
        }
      >
        {at && !isOtherWay ? (
          <Button variant="accent" type="submit" form={formId} busy={booking.isBusy}>
            {t('bookShort')}
          </Button>
        ) : (
          <Button variant="accent" onClick={() => panel.current?.scrollIntoView()}>
            {t('chooseFirst')}
          </Button>
        )}
      </Dock>
    </>
  )

  function chosenInWords(time: string) {
    const end = new Date(Date.parse(time) + minutes * 60_000)
    return t('chosen', { day: longDay(time, zone, locale, now), ...timeSpan(time, end, zone, locale) })
  }
}

function safeDay(moment: string, zone: string) {
  return Number.isNaN(Date.parse(moment)) ? undefined : dayOf(moment, zone)
}
