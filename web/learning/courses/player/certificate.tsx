import '../../../messages/courses-player.ts'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CallApi } from '../../../api/client.ts'
import { apiContext } from '../../../api/context.ts'
import { orNotFound } from '../../../api/not-found.ts'
import { textsOf } from '../../../messages/index.ts'
import { PageErrors } from '../../../page/failures.tsx'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { dayOf, fullDate } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconDownload } from '../../../ui/icons.ts'
import { kolamOf } from '../../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../../ui/kolam-drawing.tsx'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { ShareButton } from '../../../ui/share-button.tsx'
import { urls } from '../../../urls.ts'
import styles from './certificate.module.css'

const load = async (api: CallApi, code = '') =>
  (await orNotFound(api('GET /api/website/certificate/{code}', { params: { code } }))).data

export const loader = ({ context, params }: LoaderFunctionArgs) => load(context.get(apiContext), params.code)
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => load(callApi, params.code)

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const t = textsOf(localeOf(location.pathname), 'courses-player')
  return pageMeta(matches, {
    path: urls.certificate(loaderData.code),
    title: t('certificate.metaTitle', { code: loaderData.code }),
    description: t('certificate.metaDescription'),
    noIndex: true,
  })
}

/** Certificate with owner, course and date: open to everyone who has its code. */
export default function CertificatePage() {
  const certificate = useLoaderData<typeof loader>()
  const t = useTranslations('courses-player.certificate')
  const locale = useLocale()
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.sheet}>
        <KolamDrawing
          of={kolamOf(certificate.code, { cols: 5, rows: 4 })}
          stroke={3}
          className={styles.kolam}
        />
        <p className="t2">{t('says')}</p>
        <h1>{certificate.name}</h1>
        <p className="t2">{t('wentThrough')}</p>
        <p className={styles.course}>{certificate.course_title}</p>
        <p className="t2">
          {t('with', {
            name: certificate.healer_name,
            date: fullDate(dayOf(certificate.issued_at), locale),
          })}
        </p>
        <p className={`${styles.code} num`}>
          {t('label')} {certificate.code}
        </p>
        <p className="small t3">{t('meaning')}</p>
        {certificate.is_demo && <p className="small t3">{t('demo')}</p>}
      </article>
      <div className={styles.actions}>
        <Button variant="primary" href={`/api/website/certificate/${certificate.code}/pdf`} download>
          <Icon of={IconDownload} />
          {t('paper')}
        </Button>
        <Button variant="quiet" to={urls.course(certificate.course_u_id)}>
          {t('course')}
        </Button>
        <ShareButton title={certificate.course_title} label={t('share')} copied={t('copied')} />
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownCode /> : <PageErrors />
}

function UnknownCode() {
  const t = useTranslations('courses-player.certificate.unknown')
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.home()}>
          {t('action')}
        </Button>
      </EmptyState>
    </div>
  )
}
