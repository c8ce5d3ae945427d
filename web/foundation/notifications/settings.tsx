import '../../messages/notifications.ts'
import type { CallInput } from '@newyou/contract/api'
import type {
  ChannelChoice,
  ChosenKind,
  NotificationChannel,
  NotificationPreferences,
} from '@newyou/contract/foundation/notifications'
import { type Locale, localeNames, locales } from '@newyou/contract/locales'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Choice, Switch } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePlaceName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { PushDevice } from './push-device.tsx'
import styles from './settings.module.css'

const key = ['notification-preferences']
const usualQuiet = { from: '22:00', until: '07:00' }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'notifications')
  return pageMeta(matches, {
    path: urls.notificationSettings(),
    title: t('settings.meta'),
    description: t('settings.lead'),
    noIndex: true,
  })
}

export default function NotificationSettings() {
  return <PrivatePage waiting={<Waiting />}>{() => <MySettings />}</PrivatePage>
}

type Change = CallInput<'PUT /api/website/notification-preferences'>['body']

/** A person's preferences and their setters: each change is saved at once. */
function usePreferences() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/website/notification-preferences', { signal })).data,
  })
  const { run, isBusy } = useAction(async (body: Change) => {
    const { data: saved } = await callApi('PUT /api/website/notification-preferences', { body })
    await showSaved(client, key, saved)
  })
  return { data, isError, refetch, save: (body: Change) => void run(body), isBusy }
}

function MySettings() {
  const t = useTranslations('notifications.settings')
  const { data, isError, refetch, save, isBusy } = usePreferences()
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`lead ${layout.intro}`}>{t('lead')}</p>
      {data.kinds.map(({ kind, channels }) => (
        <Kind
          key={kind}
          kind={kind}
          channels={channels}
          onChoose={(channel, choice) => save({ choices: [{ kind, channel, choice }] })}
        />
      ))}
      <section className={styles.kind}>
        <h2>{t('always')}</h2>
        <p className="t2">{t('alwaysWords')}</p>
      </section>
      <Language language={data.language} onSave={save} />
      <Times preferences={data} onSave={save} />
      <PushDevice />
      <p className="small t2" role="status">
        {isBusy ? t('saving') : t('saved')}
      </p>
      <p>
        <LocaleLink to={urls.notifications()}>{t('back')}</LocaleLink>
      </p>
    </>
  )
}

interface KindProps {
  kind: ChosenKind
  channels: NotificationPreferences['kinds'][number]['channels']
  onChoose(channel: NotificationChannel, choice: ChannelChoice): void
}

function Kind({ kind, channels, onChoose }: KindProps) {
  const t = useTranslations('notifications.settings')
  const title = useId()
  const box = (channel: 'bell' | 'sms' | 'whatsapp' | 'push') =>
    channels[channel] !== null && (
      <Choice
        type="checkbox"
        checked={channels[channel] === 'on'}
        onChange={({ target }) => onChoose(channel, target.checked ? 'on' : 'off')}
      >
        {t(`channels.${channel}`)}
      </Choice>
    )
  return (
    <section className={styles.kind} aria-labelledby={title}>
      <h2 id={title}>{t(`kinds.${kind}.title`)}</h2>
      <p className="small t2">{t(`kinds.${kind}.words`)}</p>
      <div className={styles.channels}>
        {box('bell')}
        {channels.mail !== null && (
          <label className={styles.mail}>
            <span>{t('channels.mail')}</span>
            <select
              value={channels.mail}
              onChange={({ target }) => onChoose('mail', target.value as ChannelChoice)} // its options are these
            >
              {(['on', 'digest', 'off'] as const).map((choice) => (
                <option key={choice} value={choice}>
                  {t(`mail.${choice}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {box('sms')}
        {box('whatsapp')}
        {box('push')}
      </div>
    </section>
  )
}

/** The language of notifications, not of the site. */
function Language({ language, onSave }: { language: Locale; onSave(body: Change): void }) {
  const t = useTranslations('notifications.settings')
  return (
    <section className={styles.kind}>
      <h2>{t('language')}</h2>
      <p className="small t2">{t('languageWords')}</p>
      <div className={styles.times}>
        <Field label={t('languageLabel')}>
          {(control) => (
            <select
              {...control}
              value={language}
              onChange={({ target }) => onSave({ language: target.value as Locale })} // its options are these
            >
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {localeNames[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </section>
  )
}

function Times({
  preferences,
  onSave,
}: {
  preferences: NotificationPreferences
  onSave(body: Change): void
}) {
  const t = useTranslations('notifications.settings')
  const placeName = usePlaceName()
  const { quiet, digest_at, time_zone: zone } = preferences
  /** A time field that is being typed is empty in between. */
  const onTime =
    (save: (time: string) => void) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value !== '') save(target.value)
    }
  return (
    <section className={styles.kind}>
      <h2>{t('times')}</h2>
      <p className="small t2">{t('zone', { zone: placeName(zone) })}</p>
      <Switch
        checked={quiet !== null}
        onChange={({ target }) => onSave({ quiet: target.checked ? usualQuiet : null })}
      >
        {t('quiet')}
      </Switch>
      <p className="small t2">{t('quietWords')}</p>
      {quiet && (
        <div className={styles.times}>
          <Field label={t('from')}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={quiet.from}
                onChange={onTime((from) => onSave({ quiet: { ...quiet, from } }))}
              />
            )}
          </Field>
          <Field label={t('until')}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={quiet.until}
                onChange={onTime((until) => onSave({ quiet: { ...quiet, until } }))}
              />
            )}
          </Field>
        </div>
      )}
      <div className={styles.times}>
        <Field label={t('digestAt')}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={digest_at}
              onChange={onTime((time) => onSave({ digest_at: time }))}
            />
          )}
        </Field>
      </div>
    </section>
  )
}

function Waiting() {
  const t = useTranslations('notifications.settings')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.waiting} aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((skeleton) => (
          <SkeletonLine key={skeleton} width="most" tall />
        ))}
      </div>
    </>
  )
}
