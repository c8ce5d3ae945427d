import '../../messages/action-plans.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconVolume } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePage } from '../../ui/use-page.ts'
import { urls } from '../../urls.ts'
import { PastReminders } from './past-reminders.tsx'
import { planQueries } from './queries.ts'
import { RemindSwitch } from './remind-switch.tsx'
import { playReminderSound, useReminderSound } from './reminder-sound.ts'
import styles from './today-list.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'action-plans')
  return pageMeta(matches, {
    path: urls.myNotification(),
    title: t('reminders.meta'),
    description: t('reminders.lead'),
    noIndex: true,
  })
}

export default function MyNotification() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Reminders />}
    </PrivatePage>
  )
}

function Reminders() {
  const t = useTranslations('action-plans')
  const { page, toPage } = usePage(urls.myNotification)
  const plans = useQuery(planQueries.mine(1))
  const past = useQuery({ ...planQueries.past(page), placeholderData: keepPreviousData })
  const sound = useReminderSound()
  if (!plans.data || !past.data)
    return plans.isError || past.isError ? (
      <ErrorState
        heading="h1"
        words={t('failed')}
        onRetry={() => {
          void plans.refetch()
          void past.refetch()
        }}
      />
    ) : (
      <Waiting />
    )
  const running = plans.data.data.filter(({ state }) => state === 'running')
  return (
    <>
      <Breadcrumbs way={[{ name: t('title'), to: urls.myActionPlan() }, { name: t('reminders.title') }]} />
      <h1>{t('reminders.title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('reminders.lead')}</p>
      <Section above={0}>
        <h2>{t('reminders.plans')}</h2>
        {running.length === 0 ? (
          <p className="t2">
            {t('reminders.noPlans')}{' '}
            <LocaleLink to={urls.myActionPlan()}>{t('reminders.toPlans')}</LocaleLink>
          </p>
        ) : (
          <>
            <ul className={styles.switches}>
              {running.map((plan) => (
                <li key={plan.u_id}>
                  <RemindSwitch plan={plan} label={plan.title} />
                </li>
              ))}
            </ul>
            <p className="small t3">{t('one.remindWords')}</p>
          </>
        )}
      </Section>
      <Section>
        <h2>{t('reminders.sound')}</h2>
        <div className={styles.head}>
          <Switch checked={sound.isOn} onChange={({ target }) => sound.set(target.checked)}>
            {t('reminders.soundSwitch')}
          </Switch>
          <Button variant="bare" small onClick={() => void playReminderSound()}>
            <Icon of={IconVolume} />
            {t('reminders.listen')}
          </Button>
        </div>
        <p className="small t3">{t('reminders.soundWords')}</p>
      </Section>
      <Section>
        <h2>{t('reminders.past')}</h2>
        {past.data.total === 0 ? (
          <EmptyState heading="h3" title={t('reminders.empty.title')} words={t('reminders.empty.words')} />
        ) : (
          <>
            <PastReminders reminders={past.data.data} withPlan />
            <Pager of={past.data} label={t('past.pages')} onPage={toPage} />
          </>
        )}
      </Section>
    </>
  )
}

function Waiting() {
  const t = useTranslations('action-plans.reminders')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        {['a', 'b', 'c'].map((skeleton) => (
          <SkeletonLine key={skeleton} tall />
        ))}
      </div>
    </>
  )
}
