import '../../messages/static-pages.ts'
import {
  type ClientLoaderFunctionArgs,
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
import { AboutBody } from './about-body.tsx'

const load = async (api: CallApi) => (await api('GET /api/website/about-us')).data

export const loader = ({ context }: LoaderFunctionArgs) => load(context.get(apiContext))
export const clientLoader = (_: ClientLoaderFunctionArgs) => load(callApi)

export const handle = { pageTags: ['about'], pageMaxAge: 3600 }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const t = textsOf(localeOf(location.pathname), 'static-pages')
  const image = loaderData?.find((module) => module.image)?.image
  return pageMeta(matches, {
    path: urls.aboutUs(),
    title: t('about.metaTitle'),
    description: t('about.metaDescription'),
    image: image ? `${image}-1280.webp` : undefined,
  })
}

export default function AboutUs() {
  return <AboutBody modules={useLoaderData<typeof loader>()} />
}
