import '../../messages/appointments-free.ts'
import type { HealerIntern } from '@newyou/contract/care/appointments/free-sessions'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { useCategories } from '../../page/site-categories.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useLanguageNames } from '../../ui/language-names.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonBox, SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { TopicChips } from '../healers/topic-chips.tsx'
import styles from './free-appointment.module.css'
import { type FreeChoice, FreeForm } from './free-form.tsx'
import { appointmentQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'appointments-free')
  return pageMeta(matches, {
    path: urls.freeAppointment(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function FreeAppointment() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {(session) => <Choosing session={session} />}
    </PrivatePage>
  )
}

/** Interns by topic with their next times; one is chosen, one line is written, and it is booked. */
function Choosing({ session: { profile } }: { session: Session }) {
  const t = useTranslations('appointments-free')
  const zoneName = useZoneName()
  const [query] = useSearchParams()
  const category = useCategories().find(({ slug }) => slug === query.get('category'))?.slug
  const changed = query.get('change') ?? undefined
  const [chosen, setChosen] = useState<FreeChoice>()
  const count = useQuery(appointmentQueries.freeCount())
  const interns = useQuery(appointmentQueries.interns(category))

  if (profile && !profile.is_profile_complete)
    return (
      <EmptyState heading="h1" title={t('profile.title')} words={t('profile.words')}>
        <Button variant="accent" to={urls.profile(urls.freeAppointment({ ...(category && { category }) }))}>
          {t('profile.action')}
        </Button>
      </EmptyState>
    )
  if (count.data === 0 && !changed && !chosen)
    return (
      <EmptyState heading="h1" title={t('none.title')} words={t('none.words')}>
        <Button variant="accent" to={urls.healers()}>
          {t('none.action')}
        </Button>
      </EmptyState>
    )
  const failed = count.isError ? count : interns.isError ? interns : undefined
  if (failed) return <ErrorState heading="h1" onRetry={() => void failed.refetch()} />

  return (
    <>
      <h1>{t(changed ? 'changeTitle' : 'title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t(changed ? 'changeLead' : 'lead')}</p>
      {!changed && count.data !== undefined && (
        <p className={styles.left}>{t('left', { count: count.data })}</p>
      )}
      <Topics category={category} change={changed} />
      {!interns.data || count.data === undefined ? (
        <Skeletons />
      ) : interns.data.length === 0 ? (
        <EmptyState title={t('empty.title')} words={t('empty.words')}>
          <Button variant="quiet" to={urls.freeAppointment({ ...(changed && { change: changed }) })}>
            {t('empty.action')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <p className={`small t3 ${styles.found}`} role="status">
            {t('interns', { count: interns.data.length })} {t('zone', { zone: zoneName.long })}
          </p>
          <ul className={styles.list}>
            {interns.data.map((intern) => (
              <Intern
                key={intern.u_id}
                intern={intern}
                chosen={chosen?.intern.u_id === intern.u_id ? chosen.at : undefined}
                onChoose={(at) => setChosen({ intern, at })}
              >
                {chosen?.intern.u_id === intern.u_id && (
                  <FreeForm key={intern.u_id} chosen={chosen} change={changed} />
                )}
              </Intern>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Topics({ category, change }: { category: string | undefined; change: string | undefined }) {
  const t = useTranslations('appointments-free')
  return (
    <TopicChips
      label={t('topics')}
      all={t('all')}
      chosen={category}
      pathOf={(slug) => urls.freeAppointment({ ...(change && { change }), ...(slug && { category: slug }) })}
    />
  )
}

function Intern({
  intern,
  chosen,
  onChoose,
  children,
}: {
  intern: HealerIntern
  chosen: string | undefined
  onChoose: (at: string) => void
  children: ReactNode
}) {
  const t = useTranslations('appointments-free')
  const languages = useLanguageNames()
  const { at } = useWhen()
  return (
    <li className={styles.intern}>
      <div className={layout.person}>
        <Face image={intern.image} size="card" />
        <div>
          <h2 className={styles.name}>
            <LocaleLink to={urls.healer(intern.u_id)}>{intern.full_name}</LocaleLink>
          </h2>
          <p className="t2">{t('intern', { title: intern.title })}</p>
          <p className="small t3">{languages(intern.languages)}</p>
        </div>
      </div>
      <fieldset className={styles.times}>
        <legend className="sr-only">{t('times', { name: intern.full_name })}</legend>
        {intern.next_free.map((time) => (
          <button
            key={time}
            type="button"
            className={styles.time}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {at(time)}
          </button>
        ))}
      </fieldset>
      {children}
    </li>
  )
}

function Skeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {['a', 'b', 'c'].map((skeleton) => (
        <div key={skeleton} className={styles.intern}>
          <SkeletonLine width="half" tall />
          <SkeletonBox className={styles.skeleton} />
        </div>
      ))}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('appointments-free')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('lead')}</p>
      <Skeletons />
    </>
  )
}
