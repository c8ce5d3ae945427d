import '../../../messages/courses-player.ts'
import type { CoursePlayer, PlayerContent } from '@newyou/contract/learning/courses/player'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import {
  IconCheck,
  IconDownload,
  IconFileText,
  IconHeadphones,
  IconHelpCircle,
  IconLock,
  IconVideo,
} from '../../../ui/icons.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { clockOf } from '../../../ui/media/clock-time.ts'
import { Stack } from '../../../ui/parts.tsx'
import { usePlayerUrl } from '../preview-mode.ts'
import styles from './lesson.module.css'

const icons = {
  video: IconVideo,
  audio: IconHeadphones,
  text: IconFileText,
  quiz: IconHelpCircle,
  download: IconDownload,
}

/** All lessons by section; what is done, what is playing, what comes with the course. */
export function LessonList({
  course,
  currentId,
  onChoose,
}: {
  course: CoursePlayer
  currentId: string
  onChoose?: () => void
}) {
  const playerUrl = usePlayerUrl()
  return (
    <div className={styles.list}>
      {course.sections.map((section) => (
        <section key={section.u_id}>
          <h3 className={styles.section} lang={section.written_in}>
            {section.title}
          </h3>
          <ol>
            {section.contents.map((content) => (
              <li key={content.u_id}>
                {content.is_open ? (
                  <LocaleLink
                    to={playerUrl(course.u_id, content.u_id)}
                    className={styles.listLesson}
                    aria-current={content.u_id === currentId ? 'true' : undefined}
                    {...(onChoose ? { onClick: onChoose } : {})}
                  >
                    <Words content={content} isPreviewOnly={course.access === 'preview'} />
                  </LocaleLink>
                ) : (
                  <span className={`${styles.listLesson} ${styles.closed}`}>
                    <Words content={content} isPreviewOnly />
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Words({ content, isPreviewOnly }: { content: PlayerContent; isPreviewOnly: boolean }) {
  const t = useTranslations('courses-player')
  const { kind, title, seconds, is_complete: isComplete, is_open: isOpen } = content
  const isTimed = kind === 'video' || kind === 'audio'
  return (
    <>
      <span className={isComplete ? `${styles.mark} ${styles.listDone}` : styles.mark}>
        <Icon of={isComplete ? IconCheck : isOpen ? icons[kind] : IconLock} size="meta" />
      </span>
      <Stack as="span" gap={0}>
        {title}
        <span className="small t3">
          {t(`kinds.${kind}`)}
          {isTimed && <span className="num">, {clockOf(seconds)}</span>}
          {isComplete && <span>, {t('state.done')}</span>}
          {!isOpen && <span>, {t('state.locked')}</span>}
          {isOpen && isPreviewOnly && <span>, {t('state.open')}</span>}
        </span>
      </Stack>
    </>
  )
}
