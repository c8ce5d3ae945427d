import '../../messages/courses.ts'
import type { CourseDetail } from '@newyou/contract/learning/courses/courses'
import { useTranslations } from 'use-intl'
import { useFullStop } from '../../ui/full-stop.ts'
import { useLanguageName } from '../../ui/language-names.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'

/** Teacher of a course, and its languages. */
export function CourseTeacher({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.detail')
  const stop = useFullStop()
  const nameOf = useLanguageName()
  const { healer, language, caption_languages: captions } = course
  return (
    <div className={layout.person}>
      <Face image={healer.image} size="card" />
      <div>
        <b>
          <LocaleLink to={urls.healer(healer.u_id)}>{healer.full_name}</LocaleLink>
        </b>
        <p className="small t2">
          {healer.title}
          {stop}{' '}
          {captions.length > 0
            ? t('taughtCaptions', { language: nameOf(language), captions: captions.map(nameOf).join(', ') })
            : t('taught', { language: nameOf(language) })}
        </p>
      </div>
    </div>
  )
}
