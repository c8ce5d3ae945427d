import '../messages/appointments-tooltip.ts'
import { addresses, startOf } from '@newyou/contract/addresses'
import { bookNowTooltipMs } from '@newyou/contract/business'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/call-api.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconX } from '../ui/icons.ts'
import { withoutLocale } from '../ui/locale.ts'
import { urls } from '../urls.ts'
import styles from './book-now.module.css'

/** Pages on which the visitor is in the middle of something, and of all below them. */
const quiet = [
  ...[addresses.payment, addresses.counseling, addresses.login, addresses.otp, addresses.register],
  ...[addresses.freeAppointment, startOf('healer'), startOf('webinar'), startOf('webinarJoin')],
  ...[startOf('workshopJoin'), startOf('readBook'), '/dyte'],
]

/** A hint that is shown once and closes by itself, where a free session can be booked. */
export default function BookNow() {
  const t = useTranslations('appointments-tooltip')
  const path = withoutLocale(useLocation().pathname)
  const [areWaiting, setWaiting] = useState(false)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Without an answer nothing is promised.
    callApi('GET /api/website/free-appointments').then(
      ({ data }) => setWaiting(data.are_waiting),
      () => {},
    )
  }, [])
  useEffect(() => {
    if (!areWaiting) return
    const timer = setTimeout(() => setOver(true), bookNowTooltipMs)
    return () => clearTimeout(timer)
  }, [areWaiting])
  if (!areWaiting || isOver || quiet.some((start) => path.startsWith(start))) return null
  return (
    <aside className={styles.tooltip} data-book-now aria-label={t('label')}>
      <p>
        {t('words')} <span className="small t2">{t('with')}</span>
      </p>
      <Button variant="primary" small to={urls.login(urls.freeAppointment())}>
        {t('action')}
      </Button>
      <IconButton label={t('close')} onClick={() => setOver(true)}>
        <Icon of={IconX} />
      </IconButton>
    </aside>
  )
}
