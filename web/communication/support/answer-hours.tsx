import '../../messages/support.ts'
import { useLocale, useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'

/** When people of the house answer, where the settings say so. */
export function AnswerHours() {
  const t = useTranslations('support')
  const locale = useLocale()
  const { support_hours: english, support_hours_hi: hindi } = useSite().settings
  const hours = (locale === 'hi' && hindi) || english
  if (!hours) return null
  return <p className="small t2">{t('answerHours', { hours })}</p>
}
