import '../../messages/booking-widgets.ts'
import { addresses } from '@newyou/contract/addresses'
import type { HeldElsewhere } from '@newyou/contract/care/booking-widgets'
import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { keepHeldTime } from '../../session/held-time.ts'
import { Button } from '../../ui/button.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { serviceOf } from '../healers/load-healer.ts'
import { heldIn } from './held-link.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'booking-widgets')
  return pageMeta(matches, {
    path: addresses.continueBooking,
    title: t('metaTitle'),
    description: t('continueTitle'),
    noIndex: true,
  })
}

/** Takes over what another site held, and says where it goes on: the healer's page with the time that is chosen. */
async function takeOver({ holdId, until, mode, ...chosen }: HeldElsewhere): Promise<string> {
  const { healerId, serviceId, at, placeId } = chosen
  const params = { healerId }
  const { data: healer } = await callApi('GET /api/website/healer/{healerId}', { params })
  const service = serviceOf(healer, serviceId)
  if (service?.u_id === serviceId)
    keepHeldTime({
      ...chosen,
      ...{ holdId, until, minutes: service.minutes },
      ...{ healerName: healer.full_name, pricePaise: service.price_paise },
    })
  return urls.healer(healerId, {
    at,
    service: serviceId === healerId ? undefined : serviceId,
    mode,
    place: placeId,
  })
}

/** The first page of the window that a widget opens: it goes on at once. */
export default function ContinueBooking() {
  const t = useTranslations('booking-widgets')
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const held = heldIn(location.hash, Date.now())
    if (!held) return setGone(true)
    takeOver(held).then(
      (path) => navigate(path, { replace: true }),
      () => setGone(true),
    )
  }, [navigate])
  return (
    <div className="wrap" aria-busy={!isGone}>
      <PageHead title={t('continueTitle')} />
      {isGone && (
        <>
          <p role="alert">{t('continueGone')}</p>
          <Button variant="accent" to={urls.healers()}>
            {t('healers')}
          </Button>
        </>
      )}
    </div>
  )
}
