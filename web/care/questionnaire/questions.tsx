import '../../messages/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useLanguageOfQuestions } from '../../ui/use-language-of-questions.ts'
import { urls } from '../../urls.ts'
import { Answering } from './answering.tsx'
import { Answers } from './answers.tsx'
import { questionnaireQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'questionnaire')
  return pageMeta(matches, {
    path: urls.questions(),
    title: t('meta'),
    description: t('description'),
    noIndex: true,
  })
}

export default function Questions() {
  return (
    <PrivatePage of="client" plain waiting={<Waiting />}>
      {() => <MyQuestions />}
    </PrivatePage>
  )
}

function MyQuestions() {
  const t = useTranslations('questionnaire')
  const wordsFor = useErrorWords()
  const [query] = useSearchParams()
  const { locale, languageId, setLanguageId } = useLanguageOfQuestions()
  const questions = useQuery(questionnaireQueries.questions(locale, languageId))
  const mine = useQuery(questionnaireQueries.mine())
  const failed = [questions, mine].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        heading="h1"
        title={wordsFor(failed.error)}
        words={t('failed')}
        onRetry={() => void Promise.all([questions.refetch(), mine.refetch()])}
      />
    )
  if (!questions.data || !mine.data) return <Waiting />
  const { data: all, languages, language_u_id: shown } = questions.data
  if (all.length === 0) return <EmptyState heading="h1" title={t('empty.title')} words={t('empty.words')} />
  const wanted = Number(query.get('question'))
  const isAsked = Number.isInteger(wanted) && wanted >= 1 && wanted <= all.length
  if (!isAsked && mine.data.state === 'finished')
    return <Answers questions={all} answers={mine.data.answers} />
  return (
    <Answering
      // Of each language anew: the words of the choices change with it.
      key={shown}
      questions={all}
      known={mine.data.answers}
      language={{ shown, all: languages, onChange: setLanguageId }}
      number={isAsked ? wanted : undefined}
      isChange={mine.data.state === 'finished'}
    />
  )
}

function Waiting() {
  const t = useTranslations('questionnaire')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
