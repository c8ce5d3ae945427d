import '../../messages/static-pages-preview.ts'
import { pathTo } from '@newyou/contract/addresses'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { textsOf } from '../../messages/index.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { PreviewWaiting } from './preview-waiting.tsx'

// Loaded when a colleague is there, so that public pages share no more files for it.
const Preview = lazy(() => import('./previewed-page.tsx'))

/** Only the browser asks: the page is the same for everyone, and kept nowhere. */
export const loader = () => null

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'static-pages-preview')
  return pageMeta(matches, {
    path: pathTo('pagePreview', { slug: params.slug ?? '' }),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

/** A written page in any state, for colleagues who may change it. */
export default function PagePreview() {
  const { slug = '' } = useParams()
  return (
    <SessionRequired skeleton={<PreviewWaiting />} loginUrl={urls.loginStaff}>
      {() => (
        <Suspense fallback={<PreviewWaiting />}>
          <Preview slug={slug} />
        </Suspense>
      )}
    </SessionRequired>
  )
}
