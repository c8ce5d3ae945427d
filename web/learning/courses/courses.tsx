import '../../messages/courses.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { CoursesScreen } from './courses-screen.tsx'
import { loadCourses } from './load-courses.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadCourses(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadCourses(callApi, request.url)

export const handle = {
  pageQuery: ['search', 'category', 'language', 'price', 'sort', 'page'],
  pageTags: ['courses'],
  pageMaxAge: 600,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses')
  return pageMeta(matches, {
    path: urls.courses(),
    title: t('list.metaTitle'),
    description: t('list.metaDescription', { days: returnDays, lessons: returnLessons }),
    noIndex: location.search !== '',
  })
}

export default function Courses() {
  return <CoursesScreen list={useLoaderData<typeof loader>()} />
}
