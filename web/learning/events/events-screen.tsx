import '../../messages/events-pages.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SafeSearch } from '../../foundation/crisis/safe-search.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import list from '../../ui/list-screen.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { PageHead } from '../../ui/parts.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { type EventsQuery, urls } from '../../urls.ts'
import { EventLine } from './event-row.tsx'
import styles from './events-screen.module.css'
import type { EventList } from './load-events.ts'

/** Upcoming or recorded events, with filters, each a link. */
export function EventsScreen({ found: { asked, events, total, hasMore } }: { found: EventList }) {
  const t = useTranslations('events-pages.list')
  const names = useTranslations('categories')
  const offered = useCategories()
  const zone = useZoneName()
  const { kind, search, category, type, place, page } = asked
  const isFiltered = search !== '' || category !== undefined || place !== undefined
  const to = (change: EventsQuery, of = kind) => urls.events({ search, category, type, place, ...change }, of)
  const option = (isOn: boolean, target: string, words: ReactNode) => (
    <LocaleLink
      key={target}
      className={isOn ? chipClass : bareChipClass}
      to={target}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {words}
    </LocaleLink>
  )
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead title={t(`${kind ?? 'all'}.title`)} lead={t(`${kind ?? 'all'}.lead`)} />
      <SafeSearch
        to={urls.events({}, kind)}
        value={search}
        kept={{
          category: category ? [category] : [],
          type: type ? [type] : [],
          place: place ? [place] : [],
        }}
        label={t('searchLabel')}
        placeholder={t('search')}
        submit={t('submit')}
        maxLength={80}
      />
      <ListFilters list="events" chosen={[type, kind, place, category].filter(Boolean).length}>
        <div className={styles.choices}>
          <nav aria-label={t('types')} className={styles.few}>
            {option(type === undefined, to({ type: undefined }), t('upcoming'))}
            {option(type === 'recorded', to({ type: 'recorded' }), t('recorded'))}
          </nav>
          <nav aria-label={t('kinds')} className={styles.few}>
            {option(kind === undefined, to({}, undefined), t('both'))}
            {option(kind === 'webinar', to({}, 'webinar'), t('webinars'))}
            {option(kind === 'workshop', to({}, 'workshop'), t('workshops'))}
          </nav>
          <nav aria-label={t('places')} className={styles.few}>
            {option(place === undefined, to({ place: undefined }), t('anywhere'))}
            {option(place === 'online', to({ place: 'online' }), t('online'))}
            {option(place === 'offline', to({ place: 'offline' }), t('offline'))}
          </nav>
        </div>
        <nav aria-label={t('topics')} className={chipRowClass}>
          {option(category === undefined, to({ category: undefined }), t('allTopics'))}
          {offered.map(({ slug }) => option(slug === category, to({ category: slug }), names(slug)))}
        </nav>
      </ListFilters>
      <div className={list.result}>
        <p className="small t3" role="status">
          {t(type ? 'countRecorded' : 'count', { count: total })}
        </p>
        {!type && total > 0 && <p className="small t3">{t('zone', { zone: zone.long })}</p>}
        {isFiltered && (
          <LocaleLink className="small" to={urls.events({ type }, kind)} preventScrollReset>
            {t('clear')}
          </LocaleLink>
        )}
      </div>
      {events.length === 0 ? (
        <EmptyState
          title={t(type ? 'emptyRecorded' : 'empty')}
          words={t(type ? 'emptyRecordedWords' : 'emptyWords')}
        >
          <Button variant="quiet" to={urls.events(type ? {} : { type: 'recorded' })}>
            {t(type ? 'toUpcoming' : 'toRecorded')}
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {events.map((event) => (
            <li key={event.u_id}>
              <EventLine event={event} hasHeart />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button variant="quiet" to={to({ page: page + 1 })} preventScrollReset>
            {t('showMore')}
          </Button>
        </p>
      )}
    </div>
  )
}
