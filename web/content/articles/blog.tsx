import '../../messages/articles.ts'
import type { CategorySlug } from '@newyou/contract/vocabulary'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { apiContext } from '../../api/context.ts'
import { SafeSearch } from '../../foundation/crisis/safe-search.tsx'
import { textsOf } from '../../messages/index.ts'
import { useCategories } from '../../page/site-categories.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { bareChipClass, chipClass, chipRowClass } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { CardGrid, PageHead, Toolbar } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { ArticleCardLink } from './article-card.tsx'
import { loadBlog } from './load-articles.ts'

const tagsShown = 16

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadBlog(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadBlog(callApi, request.url)

export const handle = {
  pageQuery: ['search', 'category', 'tags', 'page'],
  pageTags: ['articles'],
  pageMaxAge: 600,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'articles')
  return [
    ...pageMeta(matches, {
      path: urls.blog(),
      title: t('blog.metaTitle'),
      description: t('blog.metaDescription'),
      noIndex: location.search !== '',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('blog.title'),
      href: urls.blogFeed(),
    },
  ]
}

const without = <T extends string>(all: readonly T[], one: T) => all.filter((other) => other !== one)

export default function Blog() {
  const { asked, articles, total, hasMore, tags } = useLoaderData<typeof loader>()
  const t = useTranslations('articles')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const { search, category, tags: chosenTags } = asked
  const isFiltered = search !== '' || category.length > 0 || chosenTags.length > 0
  const toggled = (slug: CategorySlug) =>
    category.includes(slug) ? without(category, slug) : [...category, slug]
  const shownTags = [
    ...chosenTags,
    ...tags
      .map(({ tag }) => tag)
      .filter((tag) => !chosenTags.includes(tag))
      .slice(0, tagsShown),
  ]
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead title={t('blog.title')} lead={t('blog.lead')} />
      <SafeSearch
        to={urls.blog()}
        value={search}
        kept={{ category, tags: chosenTags }}
        label={t('list.searchLabel')}
        placeholder={t('list.search')}
        submit={t('list.submit')}
        maxLength={80}
      />
      <ListFilters list="blog" chosen={category.length + chosenTags.length}>
        <nav aria-label={t('list.filters')} className={chipRowClass}>
          <LocaleLink
            className={category.length === 0 ? chipClass : bareChipClass}
            to={urls.blog({ search, tags: chosenTags })}
            aria-current={category.length === 0 ? 'true' : undefined}
            preventScrollReset
          >
            {t('list.allTopics')}
          </LocaleLink>
          {offered.map(({ slug }) => (
            <LocaleLink
              key={slug}
              className={category.includes(slug) ? chipClass : bareChipClass}
              to={urls.blog({ search, tags: chosenTags, category: toggled(slug) })}
              aria-current={category.includes(slug) ? 'true' : undefined}
              preventScrollReset
            >
              {categories(slug)}
            </LocaleLink>
          ))}
        </nav>
        {shownTags.length > 0 && (
          <Toolbar as="nav" above={3} aria-label={t('list.tags')}>
            {shownTags.map((tag) => {
              const isOn = chosenTags.includes(tag)
              return (
                <LocaleLink
                  key={tag}
                  className={isOn ? chipClass : bareChipClass}
                  to={urls.blog({
                    search,
                    category,
                    tags: isOn ? without(chosenTags, tag) : [...chosenTags, tag],
                  })}
                  aria-current={isOn ? 'true' : undefined}
                  preventScrollReset
                >
                  {tag}
                </LocaleLink>
              )
            })}
          </Toolbar>
        )}
      </ListFilters>
      <div className={list.result}>
        <p className="small t3" role="status">
          {t('list.count', { count: total })}
        </p>
        {isFiltered && (
          <LocaleLink className="small" to={urls.blog()} preventScrollReset>
            {t('list.clear')}
          </LocaleLink>
        )}
      </div>
      {articles.length === 0 ? (
        <EmptyState title={t('list.empty')} words={t('list.emptyWords')}>
          <Button variant="quiet" to={urls.healers()}>
            {t('list.emptyAction')}
          </Button>
        </EmptyState>
      ) : (
        <CardGrid columns={3}>
          {articles.map((article, index) => (
            <li key={article.u_id} data-later={index > 2 || undefined}>
              <ArticleCardLink article={article} kind="blog" eager={index === 0} />
            </li>
          ))}
        </CardGrid>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button
            variant="quiet"
            to={urls.blog({ search, category, tags: chosenTags, page: asked.page + 1 })}
            preventScrollReset
          >
            {t('list.more')}
          </Button>
        </p>
      )}
      <p className={list.more}>
        <a className="small t2" href={urls.blogFeed()}>
          {t('blog.feed')}
        </a>
      </p>
    </div>
  )
}
