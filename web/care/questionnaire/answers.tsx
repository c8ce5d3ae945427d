import '../../messages/questionnaire.ts'
import type { Question, QuestionnaireAnswer } from '@newyou/contract/care/questionnaire'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Row, Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'

interface AnswersProps {
  questions: readonly Question[]
  answers: readonly QuestionnaireAnswer[]
}

/** All questions are answered: what was said, and a way to say it anew. */
export function Answers({ questions, answers }: AnswersProps) {
  const t = useTranslations('questionnaire')
  return (
    <Stack width="text" gap={0}>
      <h1>{t('done.title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('done.words')}</p>
      <div className={layout.cluster}>
        <Button variant="primary" to={urls.dashboard()}>
          {t('done.dashboard')}
        </Button>
      </div>
      <Section>
        <h2>{t('answers.title')}</h2>
        <AnswerList questions={questions} answers={answers} />
      </Section>
    </Stack>
  )
}

function AnswerList({ questions, answers }: AnswersProps) {
  const t = useTranslations('questionnaire.answers')
  const given = new Map(answers.map((one) => [one.question_u_id, one]))
  return (
    <dl>
      {questions.map((question, place) => {
        const answer = given.get(question.u_id)
        const label = (value: string, known: string) =>
          question.choices.find((one) => one.value === value)?.label ?? known
        return (
          <Row as="div" key={question.u_id} gap={1} size="small">
            <dt className="t2">{question.text}</dt>
            <Toolbar as="dd" ends="both" align="baseline">
              <span className={answer?.is_skipped === false ? undefined : 't3'}>
                {answer?.is_skipped === false
                  ? answer.choices.map((one) => label(one.value, one.label)).join(', ')
                  : t('skipped')}
              </span>
              <LocaleLink
                className="small"
                to={urls.questions(place + 1)}
                aria-label={t('changeOf', { question: question.text })}
              >
                {t('change')}
              </LocaleLink>
            </Toolbar>
          </Row>
        )
      })}
    </dl>
  )
}
