import '../../messages/courses.ts'
import type { CourseDetail, CourseQuestion } from '@newyou/contract/learning/courses/courses'
import type { Role } from '@newyou/contract/vocabulary'
import { reviewMax } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { purchaseQueries } from '../../money/purchases/queries.ts'
import { callApi } from '../../session/call-api.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Row, Stack, Toolbar } from '../../ui/parts.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { Signed } from './course-reviews.tsx'

interface Props {
  course: { u_id: string; healer: Pick<CourseDetail['healer'], 'full_name'> }
  viewerRole: Role
  isTeacher: boolean
}

/** For a client their own questions with their state, for the healer those that wait for an answer. */
export default function OwnQuestions(props: Parameters<typeof Questions>[0]) {
  return (
    <WithQueries>
      <Questions {...props} />
    </WithQueries>
  )
}

function Questions({ course, viewerRole, isTeacher }: Props) {
  if (isTeacher) return <ToAnswer courseId={course.u_id} />
  if (viewerRole === 'client') return <Mine course={course} />
  return null
}

function useQuestions(courseId: string, isWanted = true) {
  const client = useQueryClient()
  const queryKey = ['learning', 'questions', courseId]
  const { data = [] } = useQuery({
    queryKey,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      callApi('GET /api/website/course-qa', {
        query: { course_u_id: courseId, items_per_page: 50 },
        signal,
      }).then((answer) => answer.data),
  })
  return { questions: data, refetch: () => client.invalidateQueries({ queryKey }) }
}

function Mine({ course }: Pick<Props, 'course'>) {
  const t = useTranslations('courses.questions')
  const { data: ownership } = useQuery(purchaseQueries.ownership('course', course.u_id))
  const { questions, refetch } = useQuestions(course.u_id, ownership?.is_owned ?? false)
  if (!ownership) return null
  if (!ownership.is_owned) return <p className="small t3">{t('only')}</p>
  const mine = questions.filter(({ is_mine }) => is_mine)
  return (
    <>
      {mine.length > 0 && (
        <>
          <h3>{t('mine')}</h3>
          <ul>
            {mine.map((question) => (
              <MyQuestion
                key={question.u_id}
                question={question}
                name={course.healer.full_name}
                onChange={refetch}
              />
            ))}
          </ul>
        </>
      )}
      <Stack width="form" above={5}>
        <WordsForm
          label={t('ask', { name: course.healer.full_name })}
          hint={t('askHint')}
          send={t('send')}
          maxLength={reviewMax}
          below={(text) => <CrisisHelp text={text} place="question" />}
          onSend={async (question) => {
            const { message = '' } = await callApi('POST /api/website/course-qa', {
              body: { course_u_id: course.u_id, question },
            })
            toast({ tone: 'ok', words: message })
            await refetch()
          }}
        />
      </Stack>
    </>
  )
}

function MyQuestion({
  question,
  name,
  onChange,
}: {
  question: CourseQuestion
  name: string
  onChange: () => Promise<void>
}) {
  const t = useTranslations('courses.questions')
  const wordsFor = useErrorWords()
  const [isEditing, setEditing] = useState(false)
  const params = { courseQueId: question.u_id }

  async function remove() {
    const isSure = await confirm({
      title: t('deleteTitle'),
      words: t('deleteWords'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    try {
      await callApi('DELETE /api/website/course-qa/{courseQueId}', { params })
      await onChange()
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }

  if (isEditing)
    return (
      <Row gap={1} width="words">
        <WordsForm
          label={t('mine')}
          send={t('save')}
          initial={question.question}
          maxLength={reviewMax}
          cancel={{ label: t('cancel'), onCancel: () => setEditing(false) }}
          onSend={async (words) => {
            await callApi('PUT /api/website/course-qa/{courseQueId}', { params, body: { question: words } })
            await onChange()
            setEditing(false)
          }}
        />
      </Row>
    )
  return (
    <Row gap={1} width="words">
      <p>{question.question}</p>
      <Signed by={question.by} at={question.created_at} isDemo={question.is_demo} />
      <p className={layout.quote}>
        {question.answer === null ? t('waiting') : t('answer', { name, answer: question.answer })}
      </p>
      <Toolbar gap={1} className={layout.flush}>
        {question.answer === null && (
          <Button variant="bare" small onClick={() => setEditing(true)}>
            {t('change')}
          </Button>
        )}
        <Button variant="bare" small onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </Toolbar>
    </Row>
  )
}

function ToAnswer({ courseId }: { courseId: string }) {
  const t = useTranslations('courses.questions')
  const { questions, refetch } = useQuestions(courseId)
  const waiting = questions.filter(({ answer }) => answer === null)
  if (waiting.length === 0) return null
  return (
    <>
      <h3>{t('toAnswer')}</h3>
      <ul>
        {waiting.map((question) => (
          <Row key={question.u_id} gap={1} width="words">
            <p>{question.question}</p>
            <Signed by={question.by} at={question.created_at} isDemo={question.is_demo} />
            <WordsForm
              label={t('answerLabel')}
              send={t('answerSend')}
              rows={2}
              maxLength={reviewMax}
              onSend={async (answer) => {
                await callApi('PUT /api/website/course-qa/{courseQueId}', {
                  params: { courseQueId: question.u_id },
                  body: { answer },
                })
                toast({ tone: 'ok', words: t('answered') })
                await refetch()
              }}
            />
          </Row>
        ))}
      </ul>
    </>
  )
}
