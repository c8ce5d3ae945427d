import '../../messages/courses-learning.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { learningQueries } from './learning-queries.ts'
import { MyCourseRow } from './my-course-row.tsx'

const shown = 2

/** On the dashboard: the courses that the client was last in. Nothing without a course. */
export function LearningGlance() {
  const t = useTranslations('courses-learning')
  const { data } = useQuery(learningQueries.courses(shown))
  if (!data || data.total === 0) return null
  return (
    <Section above={7}>
      <h2>{t('glance')}</h2>
      <ul>
        {data.data.map((course) => (
          <MyCourseRow key={course.u_id} course={course} />
        ))}
      </ul>
      <p className="small">
        <LocaleLink to={urls.myLearning()}>{t('everything')}</LocaleLink>
      </p>
    </Section>
  )
}
