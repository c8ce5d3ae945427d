import '../../messages/bundles.ts'
import { paisePerRupee } from '@newyou/contract/business'
import type { BundleDetail } from '@newyou/contract/learning/bundles'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { orNotFound } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { BuyButton } from '../../money/purchases/buy-button.tsx'
import { Helpline } from '../../page/helpline.tsx'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import detail from '../../ui/detail-screen.module.css'
import { rupees } from '../../ui/format.ts'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, CardGrid, PageHead, Row } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { Prose } from '../../ui/prose.tsx'
import { urls } from '../../urls.ts'
import { CourseCardLink } from '../courses/course-card.tsx'
import { InsideLine } from './inside-line.tsx'
import { usePrices } from './use-prices.ts'

const load = async (api: CallApi, id = '') =>
  (await orNotFound(api('GET /api/website/membership-package/{id}', { params: { id } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), params.bundleId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.bundleId)

export const handle = { pageTags: ['bundles', 'courses', 'ebooks', 'healers'], pageMaxAge: 600 }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'bundles')
  const { u_id, title, summary, image, price_paise: price } = loaderData
  return pageMeta(matches, {
    path: urls.bundle(u_id),
    title: t('view.metaTitle', { title }),
    description: summary,
    image: image ? `${image.cover}-1280.webp` : undefined,
    jsonLd: {
      '@type': 'Product',
      name: title,
      description: summary,
      ...(price !== null && {
        offers: { '@type': 'Offer', price: (price / paisePerRupee).toFixed(2), priceCurrency: 'INR' },
      }),
    },
  })
}

export default function Bundle() {
  const bundle = useLoaderData<typeof loader>()
  const t = useTranslations('bundles')
  const { sessions } = bundle
  const locale = useLocale()
  const isFurther = sessions !== null && sessions.service.u_id !== sessions.healer.u_id
  return (
    <div className="wrap">
      <Breadcrumbs way={[{ name: t('view.crumb'), to: urls.bundles() }, { name: bundle.title }]} />
      <div className={detail.two}>
        <div className={detail.head}>
          {bundle.image && (
            <Cover
              base={bundle.image.cover}
              alt=""
              shape="course"
              sizes="(width >= 1024px) 656px, calc(100vw - 32px)"
              eager
            />
          )}
          <PageHead title={bundle.title} lead={bundle.summary} />
        </div>
        <Panel bundle={bundle} />
        <div className={detail.words}>
          <Prose html={bundle.description} />
          {sessions && (
            <section>
              <h2>{t('view.sessions')}</h2>
              <div className={layout.person}>
                <Face image={sessions.healer.image} size="card" />
                <div>
                  <b>{sessions.healer.full_name}</b>
                  <p className="small t2">{sessions.healer.title}</p>
                  {isFurther && (
                    <p>{(locale === 'hi' && sessions.service.name_hi) || sessions.service.name}</p>
                  )}
                </div>
              </div>
              <p className="t2">
                {t('view.sessionsWords', {
                  count: sessions.count,
                  minutes: sessions.service.minutes,
                  name: sessions.healer.full_name,
                  days: sessions.days,
                })}
              </p>
              <p>
                <Button
                  variant="quiet"
                  to={urls.healer(sessions.healer.u_id, {
                    service: isFurther ? sessions.service.u_id : undefined,
                  })}
                >
                  {t('view.toHealer', { name: sessions.healer.full_name })}
                </Button>
              </p>
            </section>
          )}
          {bundle.courses.length > 0 && (
            <section>
              <h2>{t('view.courses')}</h2>
              <CardGrid columns={2}>
                {bundle.courses.map((course) => (
                  <li key={course.u_id}>
                    <CourseCardLink course={course} heading="h3" />
                  </li>
                ))}
              </CardGrid>
            </section>
          )}
          {bundle.ebooks.length > 0 && (
            <section>
              <h2>{t('view.ebooks')}</h2>
              <ul>
                {bundle.ebooks.map((ebook) => (
                  <Row key={ebook.u_id} shape="line" size="small">
                    <LocaleLink to={urls.ebook(ebook.u_id)}>{ebook.title}</LocaleLink>
                    <span className="num">
                      {ebook.price_paise === 0 ? (
                        t('price.free')
                      ) : (
                        <DisplayRupees paise={ebook.price_paise} />
                      )}
                    </span>
                  </Row>
                ))}
              </ul>
            </section>
          )}
          <Helpline />
          {bundle.is_demo && <p className="small t3">{t('view.demo')}</p>}
        </div>
      </div>
    </div>
  )
}

function Panel({ bundle }: { bundle: BundleDetail }) {
  const t = useTranslations('bundles')
  const stop = useFullStop()
  const { settings } = useSite()
  const { price_paise: price, single_price_paise: single } = bundle
  const prices = usePrices(price === null)
  const saved = price === null ? 0 : single - price
  return (
    <Card as="aside" gap={2} className={detail.panel}>
      {price === null ? (
        <p className="num">{t('price.from', { price: rupees(bundle.from_price_paise) })}</p>
      ) : (
        <p className={`${detail.price} num`}>
          <DisplayRupees paise={price} />
        </p>
      )}
      {(price === null || saved > 0) && (
        <p className="num">
          {t('price.single', { price: rupees(single) })}
          {stop} {saved > 0 && <b>{t('price.saves', { price: rupees(saved) }) + stop}</b>}
        </p>
      )}
      <p className="small t2">
        {settings.tax_percent > 0 && `${t('price.tax', { name: settings.tax_name })} `}
        {t('price.forGood')}
        {bundle.sessions && ` ${t('price.lasts', { days: bundle.sessions.days })}`}
      </p>
      <p className="t2 small">
        <InsideLine bundle={bundle} />
      </p>
      {prices === 'hidden' && (
        <Button variant="primary" wide to={urls.login(urls.bundle(bundle.u_id))}>
          {t('price.logIn')}
        </Button>
      )}
      {price !== null && (
        <BuyButton
          product={{ kind: 'bundle', itemId: bundle.u_id, pricePaise: price, use: urls.myLearning() }}
        />
      )}
    </Card>
  )
}
