import '../../messages/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { questionnaireQueries } from './queries.ts'

/** The dashboard card for unanswered questions. */
export function QuestionsGlance() {
  const t = useTranslations('questionnaire.glance')
  const { data } = useQuery(questionnaireQueries.mine())
  if (!data || data.answered >= data.total) return null
  const { answered, total } = data
  return (
    <Card as="section" start gap={2} above={8}>
      <h2>{t('title')}</h2>
      <p className="t2">{answered > 0 ? t('begun', { answered, total }) : t('words')}</p>
      <Button variant="quiet" small to={urls.questions()}>
        {t(answered > 0 ? 'goOn' : 'begin')}
      </Button>
    </Card>
  )
}
