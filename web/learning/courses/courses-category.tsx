import '../../messages/courses.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import { categorySlugs } from '@newyou/contract/vocabulary'
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
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { CoursesScreen } from './courses-screen.tsx'
import { loadCourses } from './load-courses.ts'

async function load(api: CallApi, url: string, slug: string | undefined) {
  const category = categorySlugs.find((known) => known === slug)
  if (!category) throw data(null, { status: 404 })
  return { category, ...(await loadCourses(api, url, category)) }
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
  return <CoursesScreen list={useLoaderData<typeof loader>()} isCategory />
}
