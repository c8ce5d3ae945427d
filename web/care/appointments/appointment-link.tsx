import '../../messages/appointments.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { AppointmentLink } from '@newyou/contract/care/appointments/links'
import { useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { PlaceLines } from '../healers/place-lines.tsx'
import { useModeWords, useWholeTime } from './appointment-words.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import styles from './changes.module.css'
import { ReschedulePanel } from './reschedule-panel.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'appointments')
  return pageMeta(matches, {
    path: pathTo('appointmentLink', { token: params.token ?? '' }),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

type Shown =
  | { is: 'loading' }
  | { is: 'gone'; words: string }
  | { is: 'open'; link: AppointmentLink }
  | { is: 'done'; link: AppointmentLink; startsAt: string }

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'linkNotValid'

/** Where a reminder's link leads: what will happen, then one button. Looking changes nothing. */
export default function AppointmentLinkPage() {
  const { token = '' } = useParams()
  const t = useTranslations('appointments.link')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const params = { token }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/appointment-link/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown({ is: 'open', link: data }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          setShown({ is: 'gone', words: isGone(error) ? t('goneWords') : wordsFor(error) })
      })
    return () => controller.abort()
  }, [token])

  async function act(link: AppointmentLink, body: { starts_at?: string; refund_paise?: number }) {
    const { data } = await callApi('POST /api/website/appointment-link/{token}', { params, body })
    setShown({ is: 'done', link, startsAt: data.starts_at })
  }

  return (
    <div className={`wrap ${styles.link}`}>
      {shown.is === 'loading' && (
        <>
          <h1>{t('title')}</h1>
          <p className="t2">{t('loading')}</p>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
            <SkeletonLine width="half" />
          </div>
        </>
      )}
      {shown.is === 'gone' && (
        <EmptyState heading="h1" title={t('gone')} words={shown.words}>
          <Button variant="quiet" to={urls.dashboard()}>
            {t('toDashboard')}
          </Button>
        </EmptyState>
      )}
      {shown.is === 'done' && <Done link={shown.link} startsAt={shown.startsAt} />}
      {shown.is === 'open' && <Open link={shown.link} act={(body) => act(shown.link, body)} />}
    </div>
  )
}

function Open({
  link,
  act,
}: {
  link: AppointmentLink
  act: (body: { starts_at?: string; refund_paise?: number }) => Promise<void>
}) {
  const t = useTranslations('appointments.link')
  const stop = useFullStop()
  const all = useTranslations('appointments')
  const wholeTime = useWholeTime()
  const modeWords = useModeWords()
  const zoneName = useZoneName(link.starts_at)
  const { run: confirm, isBusy, failure } = useAction(() => act({}), { shows: 'failure' })
  return (
    <>
      <h1>{t(link.purpose === 'confirm' ? 'confirmTitle' : 'title')}</h1>
      <p className="lead">{t('confirmWords', { name: link.other_name, when: wholeTime(link) })}</p>
      <p className="t2">
        {modeWords(link)}
        {stop} {all('zone', { zone: zoneName.long })}
      </p>
      {link.place && <PlaceLines of={link.place} />}
      {link.purpose === 'confirm' &&
        (link.is_confirmed ? (
          <p role="status">{t('confirmed')}</p>
        ) : (
          <Card width="form" above={7}>
            {failure && (
              <Card as="p" tone="bad" size="small" role="alert">
                {failure}
              </Card>
            )}
            <div className={layout.cluster}>
              <Button variant="accent" busy={isBusy} onClick={() => void confirm()}>
                {all('actions.confirm')}
              </Button>
            </div>
          </Card>
        ))}
      {link.purpose === 'reschedule' && (
        <ReschedulePanel
          {...(link.side === 'client' && { policy: link.policy })}
          healerId={link.healer_u_id}
          serviceId={link.service_u_id}
          placeId={link.place?.u_id}
          startsAt={link.starts_at}
          words={all(link.side === 'client' ? 'reschedule.clientWords' : 'reschedule.healerWords')}
          onReschedule={(starts_at) => act({ starts_at })}
        />
      )}
      {link.purpose === 'cancel' && link.refund && (
        <CancelPanel preview={link.refund} onCancel={(refund_paise) => act({ refund_paise })} />
      )}
    </>
  )
}

function Done({ link, startsAt }: { link: AppointmentLink; startsAt: string }) {
  const t = useTranslations('appointments.link')
  const { at } = useWhen()
  const words = {
    confirm: t('done', { name: link.other_name }),
    reschedule: t('rescheduled', { name: link.other_name, when: at(startsAt) }),
    cancel: t('cancelled', { name: link.other_name }),
  }
  return (
    <div role="status">
      <h1>{words[link.purpose]}</h1>
      <p className={layout.cluster}>
        <Button variant="quiet" to={link.side === 'client' ? urls.dashboard() : urls.practice()}>
          {t('toRoom')}
        </Button>
      </p>
    </div>
  )
}
