import '../../messages/support.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { AnswerHours } from './answer-hours.tsx'
import { Questions } from './questions.tsx'
import styles from './support.module.css'

const load = async (api: CallApi) => (await api('GET /api/website/faq')).data

export const loader = ({ context }: LoaderFunctionArgs) => load(context.get(apiContext))
export const clientLoader = (_: ClientLoaderFunctionArgs) => load(callApi)

export const handle = { pageTags: ['settings', 'faq'], pageMaxAge: 3600 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, { path: urls.faq(), title: t('faq.meta'), description: t('faq.lead') })
}

/** The most asked questions, for visitors too; the search leads to its answers. */
export default function Faq() {
  const entries = useLoaderData<typeof loader>()
  const t = useTranslations('support.faq')
  return (
    <div className={`wrap ${styles.faq}`}>
      <Breadcrumbs way={[{ name: t('home'), to: urls.home() }, { name: t('title') }]} />
      <h1>{t('title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('lead')}</p>
      <AnswerHours />
      <Questions entries={entries} isWholePage />
      <p className={styles.more}>
        {t('more')}{' '}
        <Button variant="quiet" small to={urls.contactUs()}>
          {t('contact')}
        </Button>
      </p>
    </div>
  )
}
