import '../../messages/courses.ts'
import { paisePerRupee } from '@newyou/contract/business'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { brandName } from '../../ui/brand-name.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { CourseBody } from './course-body.tsx'
import { courseHandle, loadCourse } from './load-course.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCourse(context.get(apiContext), params.courseId)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => loadCourse(callApi, params.courseId)

export const handle = courseHandle

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'courses')
  const { title, summary, healer, image, price_paise: price, language } = loaderData
  return pageMeta(matches, {
    path: urls.course(loaderData.u_id),
    title: t('detail.metaTitle', { title, name: healer.full_name }),
    description: summary,
    image: image ? `${image.cover}-1280.webp` : undefined,
    jsonLd: {
      '@type': 'Course',
      name: title,
      description: summary,
      inLanguage: language,
      provider: { '@type': 'Organization', name: brandName },
      offers: {
        '@type': 'Offer',
        category: price === 0 ? 'Free' : 'Paid',
        price: (price / paisePerRupee).toFixed(2),
        priceCurrency: 'INR',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'online',
        courseWorkload: `PT${Math.max(1, Math.round(loaderData.seconds_total / 60))}M`,
        instructor: { '@type': 'Person', name: healer.full_name },
      },
    },
  })
}

export default function Course() {
  return <CourseBody course={useLoaderData<typeof loader>()} />
}
