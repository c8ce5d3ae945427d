import '../../messages/events-pages.ts'
import '../../messages/events.ts'
import { lazy, Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { Helpline } from '../../page/helpline.tsx'
import { Heart } from '../../people/wishlist/heart.tsx'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Cover } from '../../ui/cover.tsx'
import detail from '../../ui/detail-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { originOf, pageMeta } from '../../ui/page-meta.ts'
import { Face } from '../../ui/portrait.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { urls } from '../../urls.ts'
import styles from './event.module.css'
import { eventData } from './event-data.ts'
import { EventDock, EventPanel } from './event-panel.tsx'
import { EventLine } from './event-row.tsx'
import { loadEvent } from './load-event.ts'
import { Speakers } from './speakers.tsx'
import { VenueWords } from './venue-words.tsx'

const InOriginal = lazy(() => import('../../ui/in-original.tsx'))

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadEvent(context.get(apiContext), request.url, params.eventId)
export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loadEvent(callApi, request.url, params.eventId)

export const handle = {
  pageTags: ({ eventId }: { eventId?: string }) => ['events', `event:${eventId}`],
  // Whether a seat can still be taken follows the clock.
  pageMaxAge: 120,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const locale = localeOf(location.pathname)
  const t = textsOf(locale, 'events-pages')
  const kinds = textsOf(locale, 'events')
  const { kind, title, lead, host, image } = loaderData
  return pageMeta(matches, {
    path: urls.event(kind, loaderData.u_id),
    title: t('detail.metaTitle', { title, kind: kinds(`kinds.${kind}`), name: host.full_name }),
    description: lead,
    image: image ? `${image.cover}-1280.webp` : undefined,
    jsonLd: eventData(loaderData, originOf(matches)),
  })
}

export default function Event() {
  const event = useLoaderData<typeof loader>()
  const t = useTranslations('events-pages')
  const words = useTranslations('events')
  const { u_id: eventId, kind, title, lead, host, venue, written_in } = event
  return (
    <div className="wrap">
      <Breadcrumbs way={[{ name: t(`detail.crumbs.${kind}`), to: urls.events({}, kind) }, { name: title }]} />
      <div className={detail.two}>
        <div className={detail.head}>
          {event.image && (
            <Cover
              base={event.image.cover}
              alt=""
              shape="event"
              sizes="(width >= 1024px) 656px, calc(100vw - 32px)"
              eager
            />
          )}
          <div className={`${detail.title} ${styles.title}`}>
            <p className={`small t2 ${styles.tags}`}>
              <CategoryTag category={event.category} />
              <span>{words(`kinds.${kind}`)}</span>
              {event.is_introduction && <span>{t('detail.introduction')}</span>}
            </p>
            <h1 lang={written_in}>{title}</h1>
            <p className="lead" lang={written_in}>
              {lead}
            </p>
            {written_in && (
              <Suspense>
                <InOriginal />
              </Suspense>
            )}
            <Heart key={eventId} kind={kind} itemId={eventId} title={title} className={styles.heart} />
          </div>
          <LocaleLink className={styles.host} to={urls.healer(host.u_id)}>
            <Face image={host.image} size="card" />
            <span>
              <strong>{t('detail.with', { name: host.full_name })}</strong>
              <span className="small t2">{host.title}</span>
            </span>
          </LocaleLink>
        </div>
        <aside className={detail.panel} aria-label={t('detail.when')}>
          <EventPanel key={eventId} event={event} />
        </aside>
        <div className={`${detail.words} ${styles.words}`}>
          <section>
            <h2>{t('detail.about')}</h2>
            <div lang={written_in}>
              <Prose html={event.about} />
            </div>
          </section>
          {event.speakers.length > 0 && <Speakers speakers={event.speakers} />}
          {event.what_to_bring && (
            <section>
              <h2>{t('detail.bring')}</h2>
              <p className="t2" lang={written_in}>
                {event.what_to_bring}
              </p>
            </section>
          )}
          <section>
            <h2>{t('detail.where')}</h2>
            {event.is_recorded ? (
              <p className="t2">{t('detail.howRecorded')}</p>
            ) : venue ? (
              <VenueWords venue={venue} />
            ) : (
              <p className="t2">{t('detail.onlineWords')}</p>
            )}
          </section>
          <Helpline />
          <div className={styles.foot}>
            {event.is_demo && (
              <p className="small t3">{t(event.is_recorded ? 'detail.demoRecorded' : 'detail.demo')}</p>
            )}
            <ShareButton title={title} label={t('detail.share')} copied={t('detail.copied')} />
          </div>
        </div>
      </div>
      {event.related.length > 0 && (
        <section className={`${detail.related} ${styles.related}`}>
          <h2>
            {t(
              event.related.every((other) => other.is_recorded) ? 'detail.relatedRecorded' : 'detail.related',
            )}
          </h2>
          <ul>
            {event.related.map((other) => (
              <li key={other.u_id}>
                <EventLine event={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <EventDock key={`dock-${eventId}`} event={event} />
    </div>
  )
}
