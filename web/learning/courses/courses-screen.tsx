import '../../messages/courses.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import { courseSorts } from '@newyou/contract/learning/courses/kinds'
import { useTranslations } from 'use-intl'
import { SafeSearch } from '../../foundation/crisis/safe-search.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLanguageName } from '../../ui/language-names.ts'
import { ListFilters } from '../../ui/list-filters.tsx'
import list from '../../ui/list-screen.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { CardGrid, PageHead, Toolbar } from '../../ui/parts.tsx'
import { type CoursesQuery, urls } from '../../urls.ts'
import { CourseCardLink } from './course-card.tsx'
import styles from './courses-screen.module.css'
import type { CourseList } from './load-courses.ts'

/** A list of courses with its filters, each a link; `isCategory` when the address names the topic. */
export function CoursesScreen({
  list: { asked, courses, languages, total, hasMore },
  isCategory = false,
}: {
  list: CourseList
  isCategory?: boolean
}) {
  const t = useTranslations('courses.list')
  const names = useTranslations('categories')
  const offered = useCategories()
  const languageName = useLanguageName()
  const { search, category, language, price, sort } = asked
  const isFiltered = search !== '' || category !== undefined || language !== '' || price !== undefined
  const to = (change: CoursesQuery) =>
    urls.courses({
      ...{ search, category, language, price },
      sort: sort === 'latest' ? undefined : sort,
      ...change,
    } as CoursesQuery)
  const option = (isOn: boolean, change: CoursesQuery, words: string) => (
    <LocaleLink
      className={isOn ? chipClass : bareChipClass}
      to={to(change)}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {words}
    </LocaleLink>
  )
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead
        title={category && isCategory ? t('titleOf', { category: names(category) }) : t('title')}
        lead={t('lead', { days: returnDays, lessons: returnLessons })}
      />
      <SafeSearch
        to={urls.courses()}
        value={search}
        kept={{
          category: category ? [category] : [],
          language: language ? [language] : [],
          price: price ? [price] : [],
        }}
        label={t('searchLabel')}
        placeholder={t('search')}
        submit={t('submit')}
        maxLength={80}
      />
      <ListFilters list="courses" chosen={[category, language, price].filter(Boolean).length}>
        <nav aria-label={t('topics')} className={chipRowClass}>
          {option(category === undefined, { category: '' }, t('all'))}
          {offered.map(({ slug }) => (
            <LocaleLink
              key={slug}
              className={category === slug ? chipClass : bareChipClass}
              to={isFiltered && !isCategory ? to({ category: slug }) : urls.coursesOf(slug)}
              aria-current={category === slug ? 'true' : undefined}
              preventScrollReset
            >
              {names(slug)}
            </LocaleLink>
          ))}
        </nav>
        <Toolbar as="nav" above={2} aria-label={t('more')}>
          {option(price === 'free', { price: price ? '' : 'free' }, t('free'))}
          {languages.map((one) => (
            <LocaleLink
              key={one.language}
              className={language === one.language ? chipClass : bareChipClass}
              to={to({ language: language === one.language ? '' : one.language })}
              aria-current={language === one.language ? 'true' : undefined}
              preventScrollReset
            >
              {languageName(one.language)}
            </LocaleLink>
          ))}
        </Toolbar>
      </ListFilters>
      <div className={list.result}>
        <p className="small t3" role="status">
          {t('count', { count: total })}
        </p>
        {isFiltered && (
          <LocaleLink className="small" to={urls.courses()} preventScrollReset>
            {t('clear')}
          </LocaleLink>
        )}
        <ul className={`small ${styles.sorts}`}>
          {courseSorts.map((known) => (
            <li key={known}>
              <LocaleLink
                to={to({ sort: known === 'latest' ? '' : known })}
                aria-current={sort === known ? 'true' : undefined}
                preventScrollReset
              >
                {t(`sorts.${known}`)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
      {courses.length === 0 ? (
        <EmptyState title={t('empty')} words={t('emptyWords')}>
          <Button variant="quiet" to={urls.courses()}>
            {t('emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        <CardGrid columns={3}>
          {courses.map((course, index) => (
            <li key={course.u_id} data-later={index > 2 || undefined}>
              <CourseCardLink course={course} eager={index === 0} />
            </li>
          ))}
        </CardGrid>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button variant="quiet" to={to({ page: asked.page + 1 })} preventScrollReset>
            {t('showMore')}
          </Button>
        </p>
      )}
    </div>
  )
}
