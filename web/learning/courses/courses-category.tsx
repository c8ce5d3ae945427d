import '../../messages/courses.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
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
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { CoursesScreen } from './courses-screen.tsx'
import { loadCourses } from './load-courses.ts'

const HiddenCategory = lazy(() => import('../../page/hidden-category.tsx'))

async function load(api: CallApi, url: string, slug: string | undefined) {
  const standing = await standingOf(api, slug)
  if (!slug || standing === 'unknown') throw data(null, { status: 404 })
  if (standing === 'hidden') return data({ hidden: slug }, { status: 404 })
  return { category: slug, ...(await loadCourses(api, url, slug)) }
}

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  load(context.get(apiContext), request.url, params.category)
export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  load(callApi, request.url, params.category)

export const handle = {
  pageQuery: ['search', 'language', 'price', 'sort', 'page'],
  pageTags: ['courses'],
  pageMaxAge: 600,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  if ('hidden' in loaderData) return [{ name: 'robots', content: 'noindex' }]
  const t = textsOf(localeOf(location.pathname), 'courses')
  const category = textsOf(localeOf(location.pathname), 'categories')(loaderData.category)
  return pageMeta(matches, {
    path: urls.coursesOf(loaderData.category),
    title: t('list.metaCategory', { category }),
    description: t('list.metaDescription', { days: returnDays, lessons: returnLessons }),
    noIndex: location.search !== '',
  })
}

export default function CoursesCategory() {
  const list = useLoaderData<typeof loader>()
  return 'hidden' in list ? (
    <Suspense>
      <HiddenCategory slug={list.hidden} all={urls.courses()} pathOf={urls.coursesOf} />
    </Suspense>
  ) : (
    <CoursesScreen list={list} isCategory />
  )
}
