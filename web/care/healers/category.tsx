import '../../messages/healers.ts'
import { lazy, Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { standingOf } from '../../page/category-standing.ts'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { countFilters, filterNames } from './filters.ts'
import { HealersScreen } from './healers-screen.tsx'
import { loadHealers } from './load-healers.ts'

const HiddenCategory = lazy(() => import('../../page/hidden-category.tsx'))

async function loadCategory(api: CallApi, url: string, slug: string | undefined) {
  const standing = await standingOf(api, slug)
  if (!slug || standing === 'unknown') throw data(null, { status: 404 })
  if (standing === 'hidden') return data({ hidden: slug }, { status: 404 })
  return { slug, ...(await loadHealers(api, url, slug)) }
}

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadCategory(context.get(apiContext), request.url, params.category)
export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loadCategory(callApi, request.url, params.category)

export const handle = {
  pageQuery: filterNames,
  pageTags: ['healers', 'availability'],
  pageMaxAge: 60,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  if ('hidden' in loaderData) return [{ name: 'robots', content: 'noindex' }]
  const t = textsOf(localeOf(location.pathname), 'healers')
  const category = textsOf(localeOf(location.pathname), 'categories')(loaderData.slug)
  return pageMeta(matches, {
    path: urls.healersOf(loaderData.slug),
    title: t('meta.categoryTitle', { category }),
    description: t('meta.description'),
    noIndex: countFilters(loaderData.filters) > 1,
  })
}

export default function Category() {
  const list = useLoaderData<typeof loader>()
  const { categories } = useSite()
  if ('hidden' in list)
    return (
      <Suspense>
        <HiddenCategory slug={list.hidden} all={urls.healers()} pathOf={urls.healersOf} />
      </Suspense>
    )
  const category = categories.find(({ slug }) => slug === list.slug)
  return <HealersScreen list={list} category={category} />
}
