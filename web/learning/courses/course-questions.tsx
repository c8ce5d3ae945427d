import '../../messages/courses.ts'
import type { CourseDetail } from '@newyou/contract/learning/courses/courses'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import layout from '../../ui/layout.module.css'
import { Row } from '../../ui/parts.tsx'
import { Signed } from './course-reviews.tsx'

/** Its code comes only to signed-in people. */
const OwnQuestions = lazy(() => import('./own-questions.tsx'))

/** Questions and answers; clients who have the course ask, its healer answers. */
export function CourseQuestions({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.questions')
  const session = useSession()
  const { full_name: name } = course.healer
  return (
    <section id="questions">
      <h2>{t('title')}</h2>
      {course.questions.length === 0 && <p className="t2">{t('none')}</p>}
      <ul>
        {course.questions.map((one) => (
          <Row key={one.u_id} gap={1} width="words">
            <p>{one.question}</p>
            <Signed by={one.by} at={one.created_at} isDemo={one.is_demo} />
            <p className={layout.quote}>{t('answer', { name, answer: one.answer ?? '' })}</p>
          </Row>
        ))}
      </ul>
      {session ? (
        <Suspense fallback={null}>
          <OwnQuestions
            course={course}
            viewerRole={session.role}
            isTeacher={session.role === 'healer' && session.profile?.healer_u_id === course.healer.u_id}
          />
        </Suspense>
      ) : (
        <p className="small t3">{t('only')}</p>
      )}
    </section>
  )
}
