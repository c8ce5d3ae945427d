import '../../messages/home-start.ts'
import type { ReactNode } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { EventLine } from '../../learning/events/event-row.tsx'
import { textsOf } from '../../messages/index.ts'
import { Helpline } from '../../page/helpline.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { kolam } from '../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../ui/kolam-drawing.tsx'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import styles from './get-started.module.css'

/** The next webinar that shows what this site is, if one is planned. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await context.get(apiContext)('GET /api/website/demo-webinar')).data
export const clientLoader = async (_: ClientLoaderFunctionArgs) =>
  (await callApi('GET /api/website/demo-webinar')).data

export const handle = { pageTags: ['settings', 'events'], pageMaxAge: 600 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'home-start')
  return pageMeta(matches, {
    path: urls.getStarted(),
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

const line = kolam({ cols: 4, rows: 1, open: 1 })

/** First steps; a signed-in person sees which of them are done. */
export default function GetStarted() {
  const introduction = useLoaderData<typeof loader>()
  const t = useTranslations('home-start')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const session = useSession()
  const isComplete = session?.profile?.is_profile_complete ?? false
  const stepsDone = session ? (isComplete ? 3 : 2) : 0
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <KolamDrawing of={line} progress={stepsDone / 4} className={styles.line} />
      </header>
      <ol className={styles.steps}>
        <Step number={1} title={t('steps.look.title')} words={t('steps.look.words')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('steps.look.action')}
          </Button>
        </Step>
        <Step number={2} title={t('steps.account.title')} words={t('steps.account.words')}>
          {session ? (
            <Done>{t('steps.account.done')}</Done>
          ) : (
            <Button variant="primary" to={urls.register()}>
              {t('steps.account.action')}
            </Button>
          )}
        </Step>
        <Step number={3} title={t('steps.profile.title')} words={t('steps.profile.words')}>
          {isComplete ? (
            <Done>{t('steps.profile.done')}</Done>
          ) : (
            <Button variant={session ? 'primary' : 'quiet'} to={urls.profile()}>
              {t('steps.profile.action')}
            </Button>
          )}
        </Step>
        <Step number={4} title={t('steps.book.title')} words={t('steps.book.words')}>
          <Button variant="accent" to={urls.healers()}>
            {t('steps.book.action')}
          </Button>
        </Step>
      </ol>
      {introduction && (
        <section className={styles.listen}>
          <h2>{t('listen')}</h2>
          <p className="t2">{t('listenWords')}</p>
          <EventLine event={introduction} heading="h3" />
        </section>
      )}
      <section className={styles.doors}>
        <h2>{t('or')}</h2>
        <p className="t2">{t('orWords')}</p>
        <ul>
          {offered.map(({ slug }) => (
            <li key={slug}>
              <LocaleLink to={urls.healersOf(slug)} data-category={slug}>
                {categories(slug)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.healer}>
        <h2>{t('healer')}</h2>
        <p className="t2">{t('healerWords')}</p>
        <Button variant="quiet" to={urls.loginHealer()}>
          {t('healerAction')}
        </Button>
      </section>
      <Helpline />
    </div>
  )
}

function Step({
  number,
  title,
  words,
  children,
}: {
  number: number
  title: string
  words: string
  children: ReactNode
}) {
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>{title}</h2>
        <p className="t2">{words}</p>
        <div className={styles.action}>{children}</div>
      </div>
    </li>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <Icon of={IconCheck} />
      {children}
    </p>
  )
}
