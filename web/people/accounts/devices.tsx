import '../../messages/accounts-profile.ts'
import type { SignedInDevice } from '@newyou/contract/people/accounts/devices'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { longDay, timeOfDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { ConnectedApps } from '../apps/connected-apps.tsx'
import { MyPasskeys } from '../passkeys/my-passkeys.tsx'
import styles from './profile.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-profile')
  return pageMeta(matches, {
    path: urls.devices(),
    title: t('devices.meta'),
    description: t('devices.lead'),
    noIndex: true,
  })
}

export default function Devices() {
  return <PrivatePage waiting={<Waiting />}>{() => <MyDevices />}</PrivatePage>
}

const queryKey = ['devices']
const others = 'others'

function MyDevices() {
  const t = useTranslations('accounts-profile.devices')
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /api/website/device', { signal }),
  })

  /** Logs out one device, or all others. */
  const { run: end, busyWith: ending } = useAction(
    async (which: string) => {
      const { message } =
        which === others
          ? await callApi('DELETE /api/website/device')
          : await callApi('DELETE /api/website/device/{sessionId}', { params: { sessionId: which } })
      if (message) toast({ tone: 'ok', words: message })
      await refetch()
    },
    { onFailure: () => refetch() },
  )

  async function endOthers() {
    const isSure = await confirm({
      title: t('sure.title'),
      words: t('sure.words'),
      confirmLabel: t('sure.confirm'),
      cancelLabel: t('sure.cancel'),
    })
    if (isSure) await end(others)
  }

  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`lead ${layout.intro}`}>{t('lead')}</p>
      <ul className={styles.devices}>
        {data.data.map((device) => (
          <DeviceRow
            key={device.u_id}
            device={device}
            isBusy={ending === device.u_id}
            onEnd={() => void end(device.u_id)}
          />
        ))}
      </ul>
      {data.data.length > 1 ? (
        <Button variant="quiet" busy={ending === others} onClick={() => void endOthers()}>
          {t('others')}
        </Button>
      ) : (
        <p className="t2">{t('alone')}</p>
      )}
      <MyPasskeys />
      <ConnectedApps />
      <p className={styles.contact}>
        <LocaleLink to={urls.profile()}>{t('back')}</LocaleLink>
      </p>
    </>
  )
}

function DeviceRow({
  device,
  isBusy,
  onEnd,
}: {
  device: SignedInDevice
  isBusy: boolean
  onEnd: () => void
}) {
  const t = useTranslations('accounts-profile.devices')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const when = (moment: string) => `${longDay(moment, zone, locale, now)}, ${timeOfDay(moment, zone, locale)}`
  const name = device.device_name || t('unnamed')
  return (
    <li>
      <div>
        <strong>
          {device.role === 'client'
            ? name
            : `${name}, ${t(device.role === 'healer' ? 'asHealer' : 'asStaff')}`}
        </strong>
        <p className="small t2">{t('since', { when: when(device.signed_in_at) })}</p>
        <p className="small t2">{t('seen', { when: when(device.last_seen_at) })}</p>
      </div>
      {device.is_this ? (
        <span className="t2">{t('here')}</span>
      ) : (
        <Button variant="quiet" small busy={isBusy} onClick={onEnd} aria-label={t('logOutNamed', { name })}>
          {t('logOut')}
        </Button>
      )}
    </li>
  )
}

function Waiting() {
  const t = useTranslations('accounts-profile.devices')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.waiting} aria-hidden="true">
        <SkeletonLine width="most" tall />
        <SkeletonLine width="most" tall />
      </div>
    </>
  )
}
