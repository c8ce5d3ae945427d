import '../messages/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { urls } from '../urls.ts'
import { questionnaireQueries } from './queries.ts'
import styles from './questionnaire.module.css'

/** On the dashboard, as long as questions have no answer. */
export function QuestionsGlance() {
  const t = useTranslations('questionnaire.glance')
  const { data } = useQuery(questionnaireQueries.mine())
  if (!data || data.answered >= data.total) return null
  const { answered, total } = data
  return (
    <section className={styles.glance}>
      <h2>{t('title')}</h2>
      <p className="t2">{answered > 0 ? t('begun', { answered, total }) : t('words')}</p>
      <Button variant="quiet" small to={urls.questions()}>
        {t(answered > 0 ? 'goOn' : 'begin')}
      </Button>
    </section>
  )
}
