import '../../../messages/healers-compare.ts'
import '../../../messages/healers-detail.ts'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { ReactNode } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, type CallApi } from '../../../api/client.ts'
import { apiContext } from '../../../api/context.ts'
import { textsOf } from '../../../messages/index.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { rupees } from '../../../ui/format.ts'
import { useLanguageNames } from '../../../ui/language-names.ts'
import list from '../../../ui/list-screen.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Face } from '../../../ui/portrait.tsx'
import { useWhen, useZoneName } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import styles from './compare.module.css'
import { comparedAtMost, setCompared } from './compared.ts'

/** The healers of the address, in its order. One who is gone is left out. */
async function load(api: CallApi, url: string) {
  const asked = new URL(url).searchParams.get('healer')?.split(',') ?? []
  const ids = [...new Set(asked)].filter(Boolean).slice(0, comparedAtMost)
  const healers = await Promise.all(
    ids.map(async (healerId) => {
      try {
        return (await api('GET /api/website/healer/{healerId}', { params: { healerId } })).data
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return undefined
        throw error
      }
    }),
  )
  return { healers: healers.filter((healer) => healer !== undefined) }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(callApi, request.url)

export const handle = { pageQuery: ['healer'], pageTags: ['healers', 'availability'], pageMaxAge: 60 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'healers-compare')
  return pageMeta(matches, {
    path: urls.compareHealers(),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

export default function CompareHealers() {
  const { healers } = useLoaderData<typeof loader>()
  const t = useTranslations('healers-compare')
  const zone = useZoneName()
  return (
    <div className={`wrap ${list.page}`}>
      <header className={list.head}>
        <h1>{t('title')}</h1>
        {healers.length > 0 && <p className="t2">{t('lead', { zone: zone.long })}</p>}
      </header>
      {healers.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyWords')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <HealerColumns healers={healers} />
          {healers.length < comparedAtMost && (
            <p className={styles.add}>
              {healers.length === 1 && <span className="t2">{t('one')}</span>}
              <Button
                variant="quiet"
                to={urls.healers()}
                onClick={() => setCompared(healers.map(({ u_id }) => u_id))}
              >
                {t('add')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function HealerColumns({ healers }: { healers: readonly HealerDetail[] }) {
  const t = useTranslations('healers-compare')
  const words = useTranslations('healers-detail.modes')
  const named = useLanguageNames()
  const { at } = useWhen()
  const row = (name: ReactNode, cell: (healer: HealerDetail) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {healers.map((healer) => (
        <td key={healer.u_id}>{cell(healer)}</td>
      ))}
    </tr>
  )
  const without = (id: string) => healers.map(({ u_id }) => u_id).filter((other) => other !== id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it too
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table} data-columns={healers.length}>
        <thead>
          <tr>
            <td />
            {healers.map((healer) => (
              <th key={healer.u_id} scope="col">
                <Face image={healer.image} size="card" />
                <LocaleLink to={urls.healer(healer.u_id)}>{healer.full_name}</LocaleLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('rows.price'), (healer) => (
            <b className="num">{rupees(healer.price_paise)}</b>
          ))}
          {row(t('rows.nextFree'), ({ next_free_at }) => (next_free_at ? at(next_free_at) : t('noneFree')))}
          {row(t('rows.title'), ({ title }) => title)}
          {row(t('rows.qualifications'), ({ qualifications }) => qualifications || t('none'))}
          {row(t('rows.topics'), ({ topics }) => topics)}
          {row(t('rows.languages'), ({ languages }) => named(languages))}
          {row(t('rows.modes'), ({ modes }) => modes.map((mode) => words(mode)).join(', '))}
          {row(t('rows.since'), ({ practising_since }) => practising_since)}
          {row(t('rows.reviews'), ({ review_summary: { stars, count } }) =>
            stars === null ? t('none') : t('stars', { stars: `${stars}`, count }),
          )}
          {row(t('rows.city'), ({ city }) => city)}
          <tr>
            <td />
            {healers.map((healer) => (
              <td key={healer.u_id} className={styles.actions}>
                <Button variant="accent" small to={urls.healer(healer.u_id)}>
                  {t('book')}
                </Button>
                <Button
                  variant="bare"
                  small
                  to={urls.compareHealers(without(healer.u_id))}
                  onClick={() => setCompared(without(healer.u_id))}
                  aria-label={t('removeWho', { name: healer.full_name })}
                >
                  {t('remove')}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
