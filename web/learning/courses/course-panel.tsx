import '../../messages/courses.ts'
import '../../messages/purchases.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import type { CourseDetail } from '@newyou/contract/learning/courses/courses'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { BuyButton } from '../../money/purchases/buy-button.tsx'
import { useSite } from '../../page/site.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/detail-screen.module.css'
import { Dock } from '../../ui/dock.tsx'
import { Facts } from '../../ui/facts.tsx'
import {
  IconArrowBackUp,
  IconCertificate,
  IconDownload,
  IconMessageCircle,
  IconSubtitles,
  IconVideo,
} from '../../ui/icons.ts'
import { useLanguageNames } from '../../ui/language-names.ts'
import { DisplayRupees } from '../../ui/money.tsx'
import { Card, Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { useLessonTime } from './lesson-time.ts'
import { useIsPreview, usePlayerUrl } from './preview-mode.ts'

const productOf = (course: CourseDetail) => ({
  kind: 'course' as const,
  itemId: course.u_id,
  pricePaise: course.price_paise,
  use: urls.player(course.u_id),
})

/** In a preview the button stands there as clients see it, and buys nothing. */
function Buy({ course, isShort = false }: { course: CourseDetail; isShort?: boolean }) {
  const t = useTranslations('purchases.kinds.course')
  if (!useIsPreview()) return <BuyButton product={productOf(course)} isShort={isShort} />
  return (
    <Button variant="primary" wide disabled>
      {t(course.price_paise === 0 ? 'free' : 'buy')}
    </Button>
  )
}

function Price({ course }: { course: CourseDetail }) {
  const t = useTranslations('purchases.price')
  return course.price_paise === 0 ? t('free') : <DisplayRupees paise={course.price_paise} />
}

/** Price and contents of a course, with the button to get it. */
export function CoursePanel({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.detail')
  const price = useTranslations('purchases.price')
  const time = useLessonTime()
  const { settings } = useSite()
  const languages = useLanguageNames()
  const playerUrl = usePlayerUrl()
  const [first] = course.sections.flatMap(({ contents }) => contents).filter((lesson) => lesson.is_preview)
  const facts: [TablerIcon, string | false][] = [
    [IconVideo, t('facts.lessons', { count: course.lesson_count, time: time(course.seconds_total) })],
    [
      IconSubtitles,
      course.caption_languages.length > 0 &&
        t('facts.captions', { captions: languages(course.caption_languages) }),
    ],
    [IconDownload, course.download_count > 0 && t('facts.downloads', { count: course.download_count })],
    [IconMessageCircle, t('facts.questions', { name: course.healer.full_name })],
    [IconCertificate, course.has_certificate && t('facts.certificate')],
    [
      IconArrowBackUp,
      course.price_paise > 0 && t('facts.back', { days: returnDays, lessons: returnLessons }),
    ],
  ]
  return (
    <Card gap={0}>
      <p className={`${styles.price} num`}>
        <Price course={course} />
      </p>
      <p className="small t2">
        {course.price_paise > 0 &&
          settings.tax_percent > 0 &&
          `${price('tax', { name: settings.tax_name })} `}
        {price('forGood')}
      </p>
      <Stack gap={2} above={4}>
        <div className={styles.take}>
          <Buy course={course} />
        </div>
        {first && (
          <Button variant="quiet" wide to={playerUrl(course.u_id, first.u_id)}>
            {t('firstLesson')}
          </Button>
        )}
      </Stack>
      <Facts facts={facts} />
    </Card>
  )
}

/** On the phone, at the foot: how much, and one button. */
export function CourseDock({ course }: { course: CourseDetail }) {
  const t = useTranslations('courses.detail')
  return (
    <Dock
      words={
        <>
          <b className="num">
            <Price course={course} />
          </b>
          <span className="small t2">{t('dock', { count: course.lesson_count })}</span>
        </>
      }
    >
      <Buy course={course} isShort />
    </Dock>
  )
}
