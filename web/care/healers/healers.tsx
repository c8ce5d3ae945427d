import '../../messages/healers.ts'
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
import { countFilters, filterNames } from './filters.ts'
import { HealersScreen } from './healers-screen.tsx'
import { loadHealers } from './load-healers.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadHealers(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadHealers(callApi, request.url)

export const handle = {
  pageQuery: filterNames,
  pageTags: ['healers', 'availability'],
  pageMaxAge: 60,
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const t = textsOf(localeOf(location.pathname), 'healers')
  const [only, ...others] = loaderData?.filters.category ?? []
  return pageMeta(matches, {
    path: only && others.length === 0 ? urls.healersOf(only) : urls.healers(),
    title: t('meta.title'),
    description: t('meta.description'),
    noIndex: loaderData !== undefined && countFilters(loaderData.filters) > 0,
  })
}

export default function Healers() {
  return <HealersScreen list={useLoaderData<typeof loader>()} />
}
