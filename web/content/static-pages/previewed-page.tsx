import '../../messages/static-pages-preview.ts'
import '../../messages/support.ts'
import { addresses, backOfficePath } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { isNotThere } from '../../api/not-found.ts'
import { Questions } from '../../communication/support/questions.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/parts.tsx'
import { AboutBody } from './about-body.tsx'
import { PageBody } from './page-body.tsx'
import { PreviewWaiting } from './preview-waiting.tsx'

const about = addresses.aboutUs.slice(1)
const faq = addresses.faq.slice(1)

async function preview(slug: string, signal: AbortSignal) {
  if (slug === about) return { modules: (await callApi('GET /api/staff/about-preview', { signal })).data }
  if (slug === faq) return { entries: (await callApi('GET /api/staff/faq-preview', { signal })).data }
  return { page: (await callApi('GET /api/staff/page-preview/{slug}', { params: { slug }, signal })).data }
}

/** A page, or the page about us with its drafts, below the mark of the preview. */
export default function PreviewedPage({ slug }: { slug: string }) {
  const t = useTranslations('static-pages-preview')
  const words = useTranslations('support.faq')
  const { data, error, refetch } = useQuery({
    queryKey: ['page-preview', slug],
    queryFn: ({ signal }) => preview(slug, signal),
    // Opened anew, it is asked anew: it may have been changed in the window beside.
    gcTime: 0,
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <PreviewWaiting />
  if (data.modules)
    return (
      <>
        <Mark office="/about-modules">{t('about')}</Mark>
        <AboutBody modules={data.modules} />
      </>
    )
  if (data.entries)
    return (
      <>
        <Mark office="/faq-entries">{t('faq')}</Mark>
        <div className="wrap">
          <h1>{words('title')}</h1>
          <Questions entries={data.entries} isWholePage />
        </div>
      </>
    )
  return (
    <>
      <Mark office={`/pages/${slug}`}>{t(`states.${data.page.state}`)}</Mark>
      <PageBody page={data.page} />
    </>
  )
}

/** Marks a preview, says in which state the page is, and leads back. */
function Mark({ office, children }: { office: string; children: ReactNode }) {
  const t = useTranslations('static-pages-preview')
  return (
    <section aria-label={t('label')} className="wrap">
      <Notice>
        <Stack gap={2} start>
          <p>
            <b>{t('words')}</b> {children}
          </p>
          <Button variant="quiet" small href={`${backOfficePath}${office}`}>
            {t('toOffice')}
          </Button>
        </Stack>
      </Notice>
    </section>
  )
}

/** Why a preview is not shown: another role, no such page, or a call that failed. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('static-pages-preview')
  const isClosed = error instanceof ApiError && error.status === 403
  const reason = isClosed ? 'closed' : isNotThere(error) ? 'notFound' : undefined
  return (
    <div className="wrap">
      {reason ? (
        <EmptyState heading="h1" title={t(`${reason}.title`)} words={t(`${reason}.words`)} />
      ) : (
        <ErrorState heading="h1" words={t('failed')} onRetry={onRetry} />
      )}
    </div>
  )
}
