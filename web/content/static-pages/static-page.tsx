import '../../messages/static-pages.ts'
import { addressOfPage, isPageSlug } from '@newyou/contract/content/static-pages/page-addresses'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf, localized } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageBody } from './page-body.tsx'
import { writtenIn } from './written.ts'

/** The last part of the address names the page; each page has one address alone. */
async function loadPage(api: CallApi, url: string) {
  const { pathname } = new URL(url)
  const slug = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const address = localized(addressOfPage(slug), localeOf(pathname))
  if (isPageSlug(slug) && address !== pathname) throw redirect(address)
  const [page] = (await api('GET /api/website/static-page', { query: { slug } })).data
  if (!page) throw data(null, { status: 404 })
  return page
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPage(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadPage(callApi, request.url)

export const handle = { pageTags: ['static-pages'], pageMaxAge: 3600, isWritten: true }

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const locale = localeOf(location.pathname)
  const t = textsOf(locale, 'static-pages')
  const { title, lead } = writtenIn(locale, loaderData)
  return pageMeta(matches, {
    path: addressOfPage(loaderData.slug),
    title: t('page.metaTitle', { title }),
    description: lead,
  })
}

/** Privacy policy, terms and condition, and the pages that colleagues add. */
export default function StaticPage() {
  return <PageBody page={useLoaderData<typeof loader>()} />
}
