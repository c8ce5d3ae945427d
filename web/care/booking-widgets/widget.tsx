import '../../messages/booking-widgets.ts'
import '../../messages/healers-booking.ts'
import { addresses, pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import { lazy, Suspense, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceZone, rupees, timeOfDay } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { serviceOf } from '../healers/load-healer.ts'
import { useAvailability } from '../healers/use-availability.ts'
import { WeekOfTimes } from '../healers/week-of-times.tsx'
import { Hold } from './hold.tsx'
import { useFrame } from './in-frame.ts'
import { loadWidget } from './load-widget.ts'

const ServicePicker = lazy(async () => ({
  default: (await import('../healers/service-picker.tsx')).ServicePicker,
}))

/** With the sites that may show it: the server writes them into the policy of the page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadWidget(context.get(apiContext), params.widgetId ?? '', homeZone)
  return data(loaded, { headers: { 'page-ancestors': loaded.widget.origins.join(' ') } })
}
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadWidget(callApi, params.widgetId ?? '', deviceZone())

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const handle = {
  pageQuery: [],
  pageTags: ({ widgetId }: Readonly<Record<string, string | undefined>>) => [
    `booking-widget:${widgetId}`,
    'healers',
    'availability',
  ],
  pageMaxAge: 60,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const t = textsOf(localeOf(location.pathname), 'booking-widgets')
  return pageMeta(matches, {
    path: loaderData
      ? pathTo('bookingWidget', { widgetId: loaderData.widget.u_id })
      : addresses.bookingWidget,
    title: t('metaTitle'),
    description: t('by'),
    noIndex: true,
  })
}

/** What stands in a page of another site: the times of a healer, or that there are none any more. */
export default function BookingWidget() {
  const loaded = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  useFrame(query.get('theme'))
  return loaded.healer ? <OpenWidget {...loaded} /> : <ClosedWidget />
}

function ClosedWidget() {
  const t = useTranslations('booking-widgets')
  return (
    <Stack className="wrap">
      <h1>{t('closedTitle')}</h1>
      <p>{t('closed')}</p>
      <p className="small">
        <a className="link" href={urls.healers()} target="_blank" rel="noopener">
          {t('healers')}
        </a>
      </p>
    </Stack>
  )
}

type Open = Extract<Awaited<ReturnType<typeof loadWidget>>, { healer: object }>

/** A press on a time and one more hold it. Nothing personal is asked here. */
function OpenWidget({ healer, availability: loaded, loadedAt }: Open) {
  const t = useTranslations('booking-widgets')
  const ofPicker = useTranslations('healers-booking')
  const locale = useLocale()
  const [serviceId, setServiceId] = useState<string>()
  const [at, setAt] = useState<string>()
  const service = serviceOf(healer, serviceId ?? loaded.serviceId)
  const mode = service.modes[0] ?? 'video'
  const place = mode === 'in-person' ? service.places[0] : undefined
  const availability = useAvailability(healer.u_id, loaded, loadedAt, {
    at,
    serviceId: service.u_id,
    placeId: place?.u_id,
  })
  const { zone, free, from } = availability
  const zoneName = useZoneName(free[0])
  return (
    <Stack className="wrap">
      <h1>{t('title', { name: healer.full_name })}</h1>
      <p className="small t2">
        <b className="num">{rupees(service.price_paise)}</b> {ofPicker('minutes', { count: service.minutes })}
        . {ofPicker('zone', { zone: zoneName.long })}
        {place && `. ${place.name}, ${place.city}`}
      </p>
      <h2>{ofPicker('title')}</h2>
      {healer.services[1] && (
        <Suspense>
          <ServicePicker
            services={healer.services}
            chosen={service.u_id}
            onChoose={(id) => {
              setAt(undefined)
              setServiceId(id)
            }}
          />
        </Suspense>
      )}
      <WeekOfTimes availability={availability} chosen={at} onChoose={setAt} failedWords={t('failed')} />
      <Hold
        key={`${service.u_id} ${at}`}
        choice={{ healerId: healer.u_id, serviceId: service.u_id, placeId: place?.u_id, mode, at }}
        words={at ? timeOfDay(at, zone, locale) : ''}
        onGone={() => {
          setAt(undefined)
          availability.showWeek(from)
        }}
      />
      <p className="small">
        <a className="link" href={urls.healer(healer.u_id)} target="_blank" rel="noopener">
          {t('page', { name: healer.full_name })}
        </a>
      </p>
    </Stack>
  )
}
