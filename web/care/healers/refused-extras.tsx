import '../../messages/healers-booking.ts'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { dayNames, dayOf, timeOfDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { urls } from '../../urls.ts'
import type { useBooking } from './use-booking.ts'

/** What can be done after a booking was refused: go on paying for a time that is held, or take another one. */
export default function RefusedExtras({
  booking: { heldOrder, nextFree },
  zone,
  onChoose,
}: {
  booking: Pick<ReturnType<typeof useBooking>, 'heldOrder' | 'nextFree'>
  zone: string
  onChoose: (time: string) => void
}) {
  const t = useTranslations('healers-booking')
  const locale = useLocale()
  return (
    <>
      {heldOrder && (
        <Button variant="quiet" small to={urls.payment(heldOrder)}>
          {t('goOnPaying')}
        </Button>
      )}
      {nextFree.length > 0 && (
        <>
          <p className="small t2">{t('nextFree')}</p>
          <div className={layout.cluster}>
            {nextFree.map((time) => (
              <Button key={time} variant="quiet" small onClick={() => onChoose(time)}>
                {t('dock', {
                  weekday: dayNames(dayOf(time, zone), locale).weekdayShort,
                  time: timeOfDay(time, zone, locale),
                })}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  )
}
