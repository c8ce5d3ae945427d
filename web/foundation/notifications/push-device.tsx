import '../../messages/notifications-push.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import styles from './settings.module.css'

const key = ['push-subscription']
const call = '/api/website/push-subscription' as const

type Standing = 'on' | 'off' | 'blocked' | 'unsupported'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The browser's own subscription, which it may have ended silently. */
async function ofBrowser() {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager.getSubscription()
}

async function look(signal: AbortSignal) {
  const { data } = await callApi(`GET ${call}`, { signal })
  const subscription = isSupported() ? await ofBrowser() : undefined
  const isOn = data.endpoint !== null && subscription?.endpoint === data.endpoint
  const standing: Standing = !isSupported()
    ? 'unsupported'
    : Notification.permission === 'denied'
      ? 'blocked'
      : isOn
        ? 'on'
        : 'off'
  return { publicKey: data.public_key, standing }
}

/** Asks the person, then the browser's push service, then us. False when the person did not allow it. */
async function turnOn(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return false
  // It registers itself once a page is quiet; here it is needed now.
  await navigator.serviceWorker.register('/service-worker.js')
  const registration = await navigator.serviceWorker.ready
  // One that was made with other keys is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await callApi(`PUT ${call}`, { body: { endpoint, keys: { p256dh, auth } } })
  return true
}

async function turnOff() {
  await callApi(`DELETE ${call}`)
  await (await ofBrowser())?.unsubscribe()
}

/** Push notifications to this browser. Nothing where the site sends none. */
export function PushDevice() {
  const t = useTranslations('notifications-push')
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => look(signal) })
  const { run, isBusy } = useAction(async (isOn: boolean) => {
    if (isOn) await turnOn(data?.publicKey ?? '')
    else await turnOff()
    await client.invalidateQueries({ queryKey: key })
  })
  if (!data?.publicKey) return null
  const { standing } = data
  const isOn = standing === 'on'
  return (
    <section className={styles.kind}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <p role="status">{t(standing)}</p>
      {(isOn || standing === 'off') && (
        <div>
          <Button variant={isOn ? 'quiet' : 'primary'} busy={isBusy} onClick={() => void run(!isOn)}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        </div>
      )}
    </section>
  )
}
