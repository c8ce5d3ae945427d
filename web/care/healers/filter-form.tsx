import '../../messages/healers.ts'
import { serviceLengths } from '@newyou/contract/care/healers/service-lengths'
import { freeWindows } from '@newyou/contract/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { LateCrisisHelp } from '../../foundation/crisis/late-crisis-help.tsx'
import { tellOfHarm } from '../../foundation/crisis/safe-search.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconSearch, IconX } from '../../ui/icons.ts'
import { useLanguageName } from '../../ui/language-names.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import styles from './filter-form.module.css'
import { filtersPath, type HealerFilters, readFilters, withoutIdlePrices } from './filters.ts'
import type { HealerList } from './load-healers.ts'
import { PriceRange } from './price-range.tsx'

/** Milliseconds to wait after the last key or drag. */
const settleMs = 350
const lengths = ['any', ...serviceLengths] as const
const genders = ['any', 'female', 'male', 'other'] as const

/**
 * All filters. Without scripts it is a plain form that leads to the list; with them every change applies at once.
 * `onDone` makes it the sheet of the phone, with its own head and foot.
 */
export function FilterForm({
  id,
  list,
  onChange,
  onDone,
}: {
  id?: string
  list: HealerList
  onChange: (filters: HealerFilters, options?: { replace?: boolean }) => void
  /** With the filters when they are to be shown, without them when the sheet is closed. */
  onDone?: (filters?: HealerFilters) => void
}) {
  const t = useTranslations('healers')
  const categoryNames = useTranslations('categories')
  const offered = useCategories()
  const languageName = useLanguageName()
  const localized = useLocalized()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useDraft(list.filters)
  useEffect(() => () => clearTimeout(timer.current), [])

  const read = () => {
    if (!form.current) return draft
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') fields.append(name, value)
    const { sort, topic } = list.filters
    return { ...withoutIdlePrices(readFilters(fields), list.bounds), sort, topic }
  }
  /** Words of harm stay out of the address, and help is offered instead. */
  const pass = async (next: HealerFilters, on: () => void) => {
    if (next.search !== list.filters.search && (await tellOfHarm(next.search))) return
    on()
  }
  const change = (wait = 0) => {
    const next = read()
    setDraft(next)
    clearTimeout(timer.current)
    if (wait === 0) void pass(next, () => onChange(next))
    else timer.current = setTimeout(() => void pass(next, () => onChange(next, { replace: true })), wait)
  }
  const now = () => change()
  const soon = () => change(settleMs)
  const { facets } = list
  const counted = (count = 0) => (facets.is_capped ? `${count}+` : count)
  const cities = citiesShown(facets.cities, draft.place)
  const languages = languageChoices(facets.languages, draft.language)

  return (
    <Form
      ref={form}
      action={localized(urls.healers())}
      id={id ? `${id}-form` : undefined}
      className={onDone ? styles.inSheet : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const next = read()
        if (onDone) void pass(next, () => onDone(next))
        else change()
      }}
    >
      {onDone && (
        <div className={styles.head}>
          <h2>{t('filters.label')}</h2>
          <IconButton label={t('filters.close')} onClick={() => onDone()}>
            <Icon of={IconX} />
          </IconButton>
        </div>
      )}
      <div className={styles.groups}>
        <div className={styles.search}>
          <Icon of={IconSearch} />
          <input
            type="search"
            name="search"
            maxLength={100}
            autoComplete="off"
            aria-label={t('filters.search')}
            placeholder={t('filters.searchHint')}
            value={draft.search}
            onChange={({ target }) => {
              setDraft({ ...draft, search: target.value })
              soon()
            }}
          />
        </div>
        <LateCrisisHelp text={draft.search} place="search" />
        <fieldset>
          <legend>{t('filters.about')}</legend>
          {offered.map(({ slug }) => (
            <Choice
              key={slug}
              type="checkbox"
              name="category"
              value={slug}
              checked={draft.category.includes(slug)}
              count={counted(facets.categories[slug])}
              onChange={now}
            >
              {categoryNames(slug)}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('filters.language')}</legend>
          {languages.map(([name, count]) => (
            <Choice
              key={name}
              type="checkbox"
              name="language"
              value={name}
              checked={draft.language.includes(name)}
              count={counted(count)}
              onChange={now}
            >
              {languageName(name)}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('filters.free')}</legend>
          {freeWindows.map((window) => (
            <Choice
              key={window}
              type="radio"
              name="free"
              value={window}
              checked={draft.free === window}
              count={counted(facets.free[window])}
              onChange={now}
            >
              {t(`filters.frees.${window}`)}
            </Choice>
          ))}
        </fieldset>
        {(cities.length > 0 || draft.place !== 'any') && (
          <fieldset>
            <legend>{t('filters.place')}</legend>
            {['any', 'in-person', ...cities].map((place) => (
              <Choice
                key={place}
                type="radio"
                name="place"
                value={place}
                checked={draft.place === place}
                onChange={now}
              >
                {place === 'any' || place === 'in-person' ? t(`filters.places.${place}`) : place}
              </Choice>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>{t('filters.length')}</legend>
          {lengths.map((length) => (
            <Choice
              key={length}
              type="radio"
              name="length"
              value={length}
              checked={draft.length === length}
              onChange={now}
            >
              {t(`filters.lengths.${length}`)}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('filters.people')}</legend>
          {(['any', 'together'] as const).map((people) => (
            <Choice
              key={people}
              type="radio"
              name="people"
              value={people}
              checked={draft.people === people}
              onChange={now}
            >
              {t(`filters.peoples.${people}`)}
            </Choice>
          ))}
        </fieldset>
        {list.bounds.max > list.bounds.min && (
          <fieldset>
            <legend>
              {draft.place === 'any' && draft.length === 'any' && draft.people === 'any'
                ? t('filters.price')
                : t('filters.priceOfAny')}
            </legend>
            <PriceRange
              bounds={list.bounds}
              from={draft.priceMin}
              to={draft.priceMax}
              onMove={(priceMin, priceMax) => {
                setDraft({ ...draft, priceMin, priceMax })
                soon()
              }}
            />
          </fieldset>
        )}
        <fieldset>
          <legend>{t('filters.gender')}</legend>
          {genders.map((gender) => (
            <Choice
              key={gender}
              type="radio"
              name="gender"
              value={gender}
              checked={draft.gender === gender}
              onChange={now}
            >
              {t(`filters.genders.${gender}`)}
            </Choice>
          ))}
        </fieldset>
      </div>
      {onDone ? (
        <div className={styles.foot}>
          <Button variant="primary" wide type="submit">
            {t('filters.show', { count: list.total })}
          </Button>
        </div>
      ) : (
        <noscript>
          <Stack above={4}>
            <Button variant="quiet" wide type="submit">
              {t('filters.apply')}
            </Button>
          </Stack>
        </noscript>
      )}
    </Form>
  )
}

/** Form state: the URL's filters, or the pending ones while a change is loading. */
function useDraft(filters: HealerFilters) {
  const address = filtersPath(filters)
  const [state, setState] = useState({ address, draft: filters })
  const isStale = state.address !== address
  if (isStale) setState({ address, draft: filters })
  const setDraft = (draft: HealerFilters) => setState({ address, draft })
  return [isStale ? filters : state.draft, setDraft] as const
}

/** A city that is asked for stays to be taken back, even where nobody meets there. */
const citiesShown = (cities: readonly string[], chosen: string) =>
  [...cities, chosen].filter(
    (city, index, all) => city !== 'any' && city !== 'in-person' && all.indexOf(city) === index,
  )

const languagesShown = 8

/** The most spoken first; a chosen one always stays to be taken back. */
function languageChoices(counts: Record<string, number>, chosen: readonly string[]) {
  const sorted = Object.entries(counts).sort(
    ([a, countA], [b, countB]) => countB - countA || a.localeCompare(b),
  )
  const first = sorted.slice(0, languagesShown)
  const missing = chosen
    .filter((name) => !first.some(([shown]) => shown === name))
    .map((name) => [name, counts[name] ?? 0] as [string, number])
  return [...first, ...missing]
}
