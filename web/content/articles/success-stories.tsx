import '../../messages/articles.ts'
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
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import list from '../../ui/list-screen.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { ArticleCardLink } from './article-card.tsx'
import { loadStories } from './load-articles.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadStories(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadStories(callApi, request.url)

export const handle = {
  pageQuery: ['search', 'category', 'tags', 'page'],
  pageTags: ['articles'],
  pageMaxAge: 600,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'articles')
  return pageMeta(matches, {
    path: urls.successStories(),
    title: t('stories.metaTitle'),
    description: t('stories.metaDescription'),
    noIndex: location.search !== '',
  })
}

export default function SuccessStories() {
  const { asked, articles, total, hasMore } = useLoaderData<typeof loader>()
  const t = useTranslations('articles')
  return (
    <div className={`wrap ${list.page}`}>
      <PageHead title={t('stories.title')} lead={t('stories.lead')} />
      <SafeSearch
        to={urls.successStories()}
        value={asked.search}
        label={t('list.searchLabel')}
        placeholder={t('list.search')}
        submit={t('list.submit')}
        maxLength={80}
      />
      <div className={list.result}>
        <p className="small t3" role="status">
          {t('list.countStories', { count: total })}
        </p>
        {asked.search && (
          <LocaleLink className="small" to={urls.successStories()} preventScrollReset>
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
        <Stack as="ul" gap={0} width="text">
          {articles.map((article) => (
            <li key={article.u_id}>
              <ArticleCardLink article={article} kind="success-story" />
            </li>
          ))}
        </Stack>
      )}
      {hasMore && (
        <p className={list.more}>
          <Button
            variant="quiet"
            to={urls.successStories({ search: asked.search, page: asked.page + 1 })}
            preventScrollReset
          >
            {t('list.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
