import '../../messages/support.ts'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { AnswerHours } from './answer-hours.tsx'
import { Questions } from './questions.tsx'
import styles from './support.module.css'

export const handle = { pageTags: ['settings'], pageMaxAge: 3600 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'support')
  return pageMeta(matches, { path: urls.faq(), title: t('faq.meta'), description: t('faq.lead') })
}

/** The most asked questions, for visitors too; the search leads to its answers. */
export default function Faq() {
  const t = useTranslations('support.faq')
  return (
    <div className={`wrap ${styles.faq}`}>
      <Breadcrumbs way={[{ name: t('home'), to: urls.home() }, { name: t('title') }]} />
      <h1>{t('title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('lead')}</p>
      <AnswerHours />
      <Questions isWholePage />
      <p className={styles.more}>
        {t('more')}{' '}
        <Button variant="quiet" small to={urls.contactUs()}>
          {t('contact')}
        </Button>
      </p>
    </div>
  )
}
