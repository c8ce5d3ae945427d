import '../../messages/appointments.ts'
import { bookingHorizonDays } from '@newyou/contract/business'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { type PartOfDay, partsOfDay } from '@newyou/contract/vocabulary'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { dayNames } from '../../ui/format.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './waitlist.module.css'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** For a healer who is full: which days and part of the day suit, and the button to join. */
export default function JoinWaitlist({
  healer,
  service,
}: {
  healer: HealerDetail
  /** By default the first. */
  service?: Pick<PublicService, 'u_id' | 'name' | 'name_hi'>
}) {
  const t = useTranslations('appointments.waitlist')
  const stop = useFullStop()
  const locale = useLocale()
  const session = useSession()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [days, setDays] = useState<readonly number[]>([])
  const [part, setPart] = useState<PartOfDay>('any')
  const [ahead, setAhead] = useState<number>()
  const {
    run: join,
    isBusy,
    failure,
  } = useAction(
    async () => {
      if (!session) return navigate(localized(urls.login(urls.healer(healer.u_id))))
      const { data } = await callApi('POST /api/website/waitlist', {
        body: {
          healer_u_id: healer.u_id,
          ...(service && { service_u_id: service.u_id }),
          weekdays: [...days],
          part,
        },
      })
      setAhead(data.ahead)
    },
    { shows: 'failure' },
  )

  return (
    <section className={styles.join} aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">{t('title')}</h2>
      <p>
        {service
          ? t('ofService', { service: (locale === 'hi' && service.name_hi) || service.name })
          : t('full', { name: healer.full_name, count: bookingHorizonDays / 7 })}
      </p>
      <p className="small t2">{t('words')}</p>
      {ahead === undefined ? (
        <>
          <fieldset>
            <legend>{t('days')}</legend>
            <div className={styles.choices}>
              {weekdays.map((weekday) => (
                <Choice
                  key={weekday}
                  type="checkbox"
                  checked={days.includes(weekday)}
                  onChange={({ target }) =>
                    setDays(target.checked ? [...days, weekday] : days.filter((day) => day !== weekday))
                  }
                >
                  {/* The first of January 2024 was a Monday. */}
                  {dayNames(`2024-01-0${weekday}`, locale).weekday}
                </Choice>
              ))}
            </div>
            <p className="small t3">{t('anyDay')}</p>
          </fieldset>
          <fieldset>
            <legend>{t('part')}</legend>
            <div className={styles.choices}>
              {partsOfDay.map((known) => (
                <Choice
                  key={known}
                  type="radio"
                  name="part"
                  checked={known === part}
                  onChange={() => setPart(known)}
                >
                  {t(`parts.${known}`)}
                </Choice>
              ))}
            </div>
          </fieldset>
          {failure && (
            <p className={styles.wrong} role="alert">
              {failure}
            </p>
          )}
          <Button variant="accent" wide busy={isBusy} onClick={() => void join()}>
            {t('join')}
          </Button>
        </>
      ) : (
        <p role="status">
          <b>{t('joined', { name: healer.full_name }) + stop}</b> {t('ahead', { count: ahead })}
        </p>
      )}
    </section>
  )
}
