import '../../messages/bundles.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { Heart } from '../../people/wishlist/heart.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rupees } from '../../ui/format.ts'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { pageIn } from '../../ui/use-page.ts'
import { urls } from '../../urls.ts'
import styles from './bundles.module.css'
import { InsideLine } from './inside-line.tsx'
import { usePrices } from './use-prices.ts'

const perPage = 12
/** The API gives at most this many at once. */
const atOnce = 96

async function load(api: CallApi, url: string) {
  const page = pageIn(new URL(url).searchParams)
  const { data, total } = await api('GET /api/website/membership-package', {
    query: { items_per_page: Math.min(page * perPage, atOnce) },
  })
  return { page, bundles: data, hasMore: data.length < total && data.length < atOnce }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(callApi, request.url)

export const handle = {
  pageQuery: ['page'],
  pageTags: ['bundles', 'courses', 'ebooks', 'healers'],
  pageMaxAge: 600,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'bundles')
  return pageMeta(matches, {
    path: urls.bundles(),
    title: t('list.metaTitle'),
    description: t('list.metaDescription'),
    noIndex: location.search !== '',
  })
}

export default function Bundles() {
  const { page, bundles, hasMore } = useLoaderData<typeof loader>()
  const t = useTranslations('bundles')
  const prices = usePrices(bundles.some(({ price_paise: price }) => price === null))
  const from = bundles[0]?.from_price_paise
  return (
    <div className={`wrap ${list.page}`}>
      <header className={list.head}>
        <h1>{t('list.title')}</h1>
        <p className="lead">{t('list.lead')}</p>
        {prices === 'hidden' && from !== undefined && (
          <p className={styles.locked}>
            <span className="num">{t('price.from', { price: rupees(from) })}</span>
            <Button variant="quiet" small to={urls.login(urls.bundles())}>
              {t('price.logInAll')}
            </Button>
          </p>
        )}
      </header>
      {bundles.length === 0 ? (
        <EmptyState title={t('list.empty')} words={t('list.emptyWords')}>
          <Button variant="quiet" to={urls.courses()}>
            {t('list.emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {bundles.map((bundle) => (
            <li key={bundle.u_id}>
              {bundle.image && (
                <Cover
                  base={bundle.image.cover}
                  alt=""
                  shape="course"
                  sizes="(width >= 768px) 280px, calc(100vw - 32px)"
                  className={styles.cover}
                />
              )}
              <div>
                <h2>
                  <LocaleLink className="whole" to={urls.bundle(bundle.u_id)}>
                    {bundle.title}
                  </LocaleLink>
                </h2>
                <p className="t2">{bundle.summary}</p>
                <p className={`small t3 ${styles.inside}`}>
                  <InsideLine bundle={bundle} />
                </p>
              </div>
              <p className={styles.price}>
                {bundle.price_paise === null ? (
                  prices === 'hidden' && <span className="t2">{t('price.afterLogIn')}</span>
                ) : (
                  <b className="num">
                    <DisplayRupees paise={bundle.price_paise} />
                  </b>
                )}
                {bundle.single_price_paise > (bundle.price_paise ?? 0) && (
                  <span className="small t2 num">
                    {t('price.single', { price: rupees(bundle.single_price_paise) })}
                  </span>
                )}
              </p>
              <Heart kind="bundle" itemId={bundle.u_id} title={bundle.title} className={styles.heart} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button variant="quiet" to={urls.bundles({ page: page + 1 })} preventScrollReset>
            {t('list.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
