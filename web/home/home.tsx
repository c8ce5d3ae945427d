import '../messages/home.ts'
import { appointmentMinutes, slotHoldMinutes } from '@newyou/contract/business'
import type { HealerCard } from '@newyou/contract/healers'
import { categorySlugs } from '@newyou/contract/vocabulary'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../api/browser.ts'
import type { CallApi } from '../api/client.ts'
import { apiContext } from '../api/context.ts'
import { Helpline } from '../frame/helpline.tsx'
import { useSite } from '../frame/site.ts'
import { HealerBoard } from '../healers/board.tsx'
import { textsOf } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { dayNames, dayOf, timeOfDay } from '../ui/format.ts'
import { localeOf } from '../ui/locale.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { DisplayRupees } from '../ui/money.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { useWhen, useZoneName } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './home.module.css'
import { Threshold } from './threshold.tsx'

async function loadHome(api: CallApi) {
  const [home, languages] = await Promise.all([
    api('GET /api/website/home-page'),
    api('GET /api/website/language'),
  ])
  return { home: home.data, languages: languages.data }
}

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(apiContext))
export const clientLoader = (_: ClientLoaderFunctionArgs) => loadHome(callApi)

// The board shows the next free times: it must follow every booking, and the clock.
export const handle = { pageTags: ['healers', 'availability'], pageMaxAge: 60 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'home')
  return pageMeta(matches, { path: urls.home(), title: t('meta.title'), description: t('meta.description') })
}

export default function Home() {
  const { home, languages } = useLoaderData<typeof loader>()
  return (
    <>
      <Threshold languages={languages} />
      {home.next_free.length > 0 && <Board healers={home.next_free} />}
      <Doors />
      {home.healer_total > 0 && <Costs home={home} />}
      <Steps />
    </>
  )
}

function Board({ healers }: { healers: readonly HealerCard[] }) {
  const t = useTranslations('home.board')
  const zone = useZoneName()
  const { now, zone: zoneId } = useWhen()
  const day = dayNames(dayOf(now, zoneId)).weekday
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2>{t('title')}</h2>
            <p className="t2">{t('time', { zone: zone.short, time: timeOfDay(now, zoneId), day })}</p>
          </div>
          <LocaleLink className={styles.desk} to={urls.availableHealers()}>
            {t('all')}
          </LocaleLink>
        </div>
        <HealerBoard healers={healers.slice(0, 5)} />
      </div>
    </section>
  )
}

function Doors() {
  const t = useTranslations('home.doors')
  const names = useTranslations('categories')
  const { categories } = useSite()
  return (
    <section className="section tight">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{t('title')}</h2>
        </div>
        <ul className={styles.doors}>
          {categorySlugs.map((slug) => (
            <li key={slug}>
              <LocaleLink to={urls.healersOf(slug)}>
                <img
                  src={`/art/door-${slug}.svg`}
                  width="288"
                  height="396"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <span>
                  <strong>{names(slug)}</strong>
                  <span lang="hi">{categories.find((category) => category.slug === slug)?.name_hi}</span>
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Costs({ home }: { home: Awaited<ReturnType<typeof loadHome>>['home'] }) {
  const t = useTranslations('home.costs')
  const { settings } = useSite()
  return (
    <section className="section band">
      <div className="wrap">
        <h2 className={styles.alone}>{t('title')}</h2>
        <dl className={styles.costs}>
          <div>
            <dt>
              {home.price_min_paise === home.price_max_paise ? (
                <DisplayRupees paise={home.price_min_paise} />
              ) : (
                t.rich('rich', {
                  from: () => <DisplayRupees paise={home.price_min_paise} />,
                  to: () => <DisplayRupees paise={home.price_max_paise} />,
                })
              )}
            </dt>
            <dd>{t('price', { count: appointmentMinutes })}</dd>
          </div>
          {settings.tax_percent > 0 && (
            <div>
              <dt>{t('tax', { percent: settings.tax_percent, name: settings.tax_name })}</dt>
              <dd>{t('taxWords')}</dd>
            </div>
          )}
          <div>
            <dt>{t('hold', { count: slotHoldMinutes })}</dt>
            <dd>{t('holdWords')}</dd>
          </div>
          <div>
            <dt>{t('healers', { count: home.healer_total })}</dt>
            <dd>{t('healersWords')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Steps() {
  const t = useTranslations('home.steps')
  return (
    <section className="section">
      <div className={`wrap ${styles.steps}`}>
        <h2>{t('title')}</h2>
        <ol>
          {(['one', 'two', 'three'] as const).map((step) => (
            <li key={step}>
              <h3>{t(`${step}.title`, { count: appointmentMinutes })}</h3>
              <p className="t2">{t(`${step}.words`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.after}>
          <Button look="quiet" to={urls.healers()}>
            {t('healers')}
          </Button>
          <Helpline />
        </div>
      </div>
    </section>
  )
}
