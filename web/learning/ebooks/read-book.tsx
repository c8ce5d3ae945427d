import '../../messages/ebooks.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { ApiError } from '../../api/client.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { forgetChapters } from '../../session/kept-offline.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { BookFailure } from './reader/book-failure.tsx'
import { Opening } from './reader/opening.tsx'

const Reader = lazy(() => import('./reader/reader.tsx'))

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'ebooks')
  return pageMeta(matches, {
    path: urls.readBook(params.eBookId ?? ''),
    title: t('reader.meta'),
    description: t('reader.meta'),
    noIndex: true,
  })
}

export default function ReadBook() {
  const { eBookId = '' } = useParams()
  return (
    <SessionRequired skeleton={<Opening />}>
      {() => <OpenBook key={eBookId} ebookId={eBookId} />}
    </SessionRequired>
  )
}

function OpenBook({ ebookId }: { ebookId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['learning', 'reading', ebookId],
    queryFn: ({ signal }) =>
      callApi('GET /api/website/ebook/{eBookId}/reading', { params: { eBookId: ebookId }, signal }),
    // Another device may have gone on meanwhile: opened anew is asked anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const isRefused = error instanceof ApiError && error.code === 'ebookNotYours'
  useEffect(() => {
    if (isRefused) void forgetChapters(ebookId)
  }, [isRefused, ebookId])
  if (error) return <BookFailure error={error} ebookId={ebookId} onRetry={() => void refetch()} />
  if (!data) return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <Reader reading={data.data} />
    </Suspense>
  )
}
