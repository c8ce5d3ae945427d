import '../../messages/healers.ts'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { healerSorts } from '@newyou/contract/vocabulary'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Helpline } from '../../page/helpline.tsx'
import type { SiteCategory } from '../../page/load-site.ts'
import { Heart } from '../../people/wishlist/heart.tsx'
import { useSession } from '../../session/session.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass, RemovableChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconAdjustmentsHorizontal, IconChevronDown } from '../../ui/icons.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { Compare, Comparison } from './compare/comparing.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  countFilters,
  filtersPath,
  type HealerFilters,
  healersPerPage,
  reachOf,
  readFilters,
} from './filters.ts'
import { HealerCardLink, HealerCardSkeleton } from './healer-card.tsx'
import styles from './healers-screen.module.css'
import type { HealerList } from './load-healers.ts'
import { useResultTitle } from './result-title.ts'

/** For clients, who see healers come and go; a first visit needs nothing of it. */
const ThereNow = lazy(() => import('./available-now/there-now.tsx'))

/** As many as stand there now, so that the page does not jump; never a whole long list. */
const skeletons = (shown: number) => Math.min(Math.max(shown, 4), 2 * healersPerPage)

type FittingService = NonNullable<HealerCard['service']>

/** Where quiet words about help belong. */
const tenderCategories: readonly string[] = ['health', 'relationship']

/** The list of healers with its filters; the address is its only state. */
export function HealersScreen({ list, category }: { list: HealerList; category?: SiteCategory | undefined }) {
  const { filters, healers, relaxed, total } = list
  const t = useTranslations('healers')
  const categoryNames = useTranslations('categories')
  const title = useResultTitle(filters, total)
  const zone = useZoneName()
  const formId = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const [isSheetUsed, setSheetUsed] = useState(false)
  const changing = useChange(filters)
  const apply = useApply()
  const count = countFilters(filters)
  const isClient = useSession()?.role === 'client'
  const fitting = (healerId: string, { u_id, minutes, place_u_id, city }: FittingService) => ({
    to: urls.healer(healerId, {
      service: u_id,
      ...(place_u_id && { mode: 'in-person', place: place_u_id }),
    }),
    priced: city ? t('fits.inPerson', { minutes, city }) : t('fits.online', { minutes }),
  })

  return (
    <div className={`wrap ${styles.screen}`}>
      <Breadcrumbs
        way={[
          { name: t('crumbHome'), to: urls.home() },
          ...(category
            ? [{ name: t('crumbHealers'), to: urls.healers() }, { name: categoryNames(category.slug) }]
            : [{ name: t('crumbHealers') }]),
        ]}
      />
      <h1>{title}</h1>
      <p className="sr-only" aria-live="polite">
        {changing === 'none' ? title : ''}
      </p>
      {relaxed && (
        <div className={styles.relaxed}>
          <Notice>{t('relaxed', { wish: t(`wishes.${relaxed}`) })}</Notice>
        </div>
      )}
      {category?.description && <p className={`lead ${styles.words}`}>{category.description}</p>}
      <p className={`t2 ${styles.words}`}>
        {filters.topic && filters.sort === 'next-free'
          ? t('treated', { zone: zone.short })
          : t(`sorted.${filters.sort}`, { zone: zone.short })}
      </p>

      {isClient && count === 0 && (
        <Suspense>
          <ThereNow />
        </Suspense>
      )}
      <div className={`${chipRowClass} ${styles.chips}`}>
        <a
          className={`${chipClass} ${styles.phone}`}
          href={`#${formId}`}
          onClick={(event) => {
            event.preventDefault()
            setSheetUsed(true)
            sheet.current?.showModal()
          }}
        >
          <Icon of={IconAdjustmentsHorizontal} />
          {t('filters.open', { count })}
        </a>
        <label className={`${chipClass} ${styles.sort}`}>
          {t('sort.label')}:
          <select
            name="sort"
            form={formId}
            value={filters.sort}
            onChange={({ target }) =>
              apply({
                ...filters,
                page: 1,
                sort: healerSorts.find((sort) => sort === target.value) ?? 'next-free',
              })
            }
          >
            {healerSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
          <Icon of={IconChevronDown} size="meta" />
        </label>
        <Chips filters={filters} />
        {count > 0 && (
          <LocaleLink className={bareChipClass} to={urls.healers()} preventScrollReset>
            {t('filters.clear')}
          </LocaleLink>
        )}
      </div>

      <div className={styles.layout}>
        <aside className={styles.filters} id={formId} aria-label={t('filters.label')}>
          <FilterForm id={formId} list={list} onChange={apply} />
        </aside>
        <div aria-busy={changing !== 'none'}>
          {total === 0 && changing === 'none' ? (
            <EmptyState title={t('empty.title')} words={t('empty.words')}>
              <Button variant="quiet" to={urls.healers()}>
                {t('empty.action')}
              </Button>
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {changing !== 'list' &&
                healers.map((healer, position) => (
                  <li key={healer.u_id} className={styles.hearted} data-later={position > 2 || undefined}>
                    <HealerCardLink
                      healer={healer}
                      eager={position < 2}
                      {...(healer.service && fitting(healer.u_id, healer.service))}
                    />
                    <span className={styles.beside}>
                      <Heart kind="healer" itemId={healer.u_id} title={healer.full_name} />
                      <Compare id={healer.u_id} name={healer.full_name} />
                    </span>
                  </li>
                ))}
              {changing !== 'none' &&
                Array.from(
                  {
                    length:
                      changing === 'more'
                        ? Math.min(healersPerPage, total - healers.length)
                        : skeletons(healers.length),
                  },
                  (_, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
                    <li key={position}>
                      <HealerCardSkeleton />
                    </li>
                  ),
                )}
            </ul>
          )}
          {changing !== 'list' && total > healers.length && (
            <div className={styles.more}>
              <p className="small t2">{t('more.shown', { shown: healers.length, total })}</p>
              {healers.length < reachOf(filters) ? (
                <Button
                  variant="quiet"
                  to={filtersPath({ ...filters, page: filters.page + 1 })}
                  preventScrollReset
                >
                  {t('more.show', { count: Math.min(healersPerPage, total - healers.length) })}
                </Button>
              ) : (
                <p className="small t2">{t('more.end')}</p>
              )}
            </div>
          )}
          {category && tenderCategories.includes(category.slug) && (
            <div className={styles.help}>
              <Helpline />
            </div>
          )}
        </div>
      </div>

      <Comparison />
      <FilterSheet sheet={sheet} isUsed={isSheetUsed} list={list} onShow={apply} />
    </div>
  )
}

function Chips({ filters }: { filters: HealerFilters }) {
  const t = useTranslations('healers')
  const categoryNames = useTranslations('categories')
  const chips: { name: string; without: Partial<HealerFilters> }[] = [
    ...(filters.search
      ? [{ name: t('filters.chips.search', { search: filters.search }), without: { search: '' } }]
      : []),
    ...(filters.topic ? [{ name: t(`filters.topics.${filters.topic}`), without: { topic: undefined } }] : []),
    ...filters.category.map((slug) => ({
      name: categoryNames(slug),
      without: { category: filters.category.filter((other) => other !== slug) },
    })),
    ...filters.language.map((language) => ({
      name: language,
      without: { language: filters.language.filter((other) => other !== language) },
    })),
    ...(filters.free === 'any'
      ? []
      : [{ name: t(`filters.frees.${filters.free}`), without: { free: 'any' as const } }]),
    ...(filters.priceMin === undefined
      ? []
      : [
          {
            name: t('filters.chips.priceFrom', { price: rupees(filters.priceMin * 100) }),
            without: { priceMin: undefined },
          },
        ]),
    ...(filters.priceMax === undefined
      ? []
      : [
          {
            name: t('filters.chips.priceTo', { price: rupees(filters.priceMax * 100) }),
            without: { priceMax: undefined },
          },
        ]),
    ...(filters.place === 'any'
      ? []
      : [
          {
            name: filters.place === 'in-person' ? t('filters.places.in-person') : filters.place,
            without: { place: 'any' },
          },
        ]),
    ...(filters.length === 'any'
      ? []
      : [{ name: t(`filters.lengths.${filters.length}`), without: { length: 'any' as const } }]),
    ...(filters.people === 'any'
      ? []
      : [{ name: t('filters.peoples.together'), without: { people: 'any' as const } }]),
    ...(filters.gender === 'any'
      ? []
      : [{ name: t(`filters.genders.${filters.gender}`), without: { gender: 'any' as const } }]),
  ]
  return chips.map(({ name, without }) => (
    <RemovableChip
      key={name}
      to={filtersPath({ ...filters, page: 1, ...without })}
      label={t('filters.chips.remove', { what: name })}
    >
      {name}
    </RemovableChip>
  ))
}

/** Goes to the list that fits, without moving the page under the reader. */
function useApply() {
  const navigate = useNavigate()
  const localized = useLocalized()
  return (filters: HealerFilters, options: { replace?: boolean } = {}) => {
    void navigate(localized(filtersPath(filters)), { preventScrollReset: true, ...options })
  }
}

/** The pending load: another list, more of the same, or none. */
function useChange(shown: HealerFilters): 'none' | 'more' | 'list' {
  const { location } = useNavigation()
  if (!location || !/\/healers(\/[a-z-]+)?$/.test(location.pathname)) return 'none'
  const coming = readFilters(new URLSearchParams(location.search))
  const sameWish = (filters: HealerFilters) => filtersPath({ ...filters, category: [], page: 1 })
  return coming.page > shown.page && sameWish(coming) === sameWish(shown) ? 'more' : 'list'
}
