import '../messages/courses.ts'
import type { CourseDetail } from '@newyou/contract/courses/courses'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/session.ts'
import { Signed } from './course-reviews.tsx'
import styles from './course-voices.module.css'

/** Its code comes only to who is signed in. */
const OwnQuestions = lazy(() => import('./own-questions.tsx'))

/** What was asked and answered; those who have the course ask, its healer answers. */
export function CourseQuestions({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.questions')
  const session = useSession()
  const { full_name: name } = course.healer
  return (
    <section id="questions">
      <h2>{t('title')}</h2>
      {course.questions.length === 0 && <p className="t2">{t('none')}</p>}
      <ul className={styles.voices}>
        {course.questions.map((one) => (
          <li key={one.u_id}>
            <p>{one.question}</p>
            <Signed by={one.by} at={one.created_at} isDemo={one.is_demo} />
            <p className={styles.answer}>{t('answer', { name, answer: one.answer ?? '' })}</p>
          </li>
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
