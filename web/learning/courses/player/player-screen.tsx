import '../../../messages/courses-player.ts'
import type { CoursePlayer, LessonProgress, PlayerContent } from '@newyou/contract/learning/courses/player'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { isNotThere } from '../../../api/not-found.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconListCheck, IconX } from '../../../ui/icons.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { usePlayback } from '../../../ui/media/playback.ts'
import { useShortcuts } from '../../../ui/media/use-shortcuts.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { urls } from '../../../urls.ts'
import { useIsPreview, usePlayerUrl } from '../preview-mode.ts'
import { CourseDone } from './course-done.tsx'
import { Lesson } from './lesson.tsx'
import { LessonList } from './lesson-list.tsx'
import styles from './player.module.css'
import { PlayerBar } from './player-bar.tsx'
import { PlayerWaiting } from './player-waiting.tsx'
import { allContents, playerQueries, showProgress } from './queries.ts'

/** The player of a course for every viewer: its owner, its healer, or a visitor of its open lessons. */
export function PlayerScreen({ courseId }: { courseId: string }) {
  const t = useTranslations('courses-player')
  const userId = useSession()?.userId ?? ''
  const { data: course, error, refetch } = useQuery(playerQueries.course(courseId, userId, useIsPreview()))
  if (course) return <CourseOpen course={course} userId={userId} />
  if (error instanceof ApiError && (error.status === 403 || error.status === 401))
    return (
      <div className="wrap">
        <Closed courseId={courseId} isVisitor={userId === ''} />
      </div>
    )
  if (isNotThere(error))
    return (
      <div className="wrap">
        <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
          <Button variant="quiet" to={urls.courses()}>
            {t('notFound.action')}
          </Button>
        </EmptyState>
      </div>
    )
  if (error)
    return (
      <div className="wrap">
        <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
      </div>
    )
  return <PlayerWaiting />
}

/** Course benefits, for people who do not have it. */
function Closed({ courseId, isVisitor }: { courseId: string; isVisitor: boolean }) {
  const t = useTranslations('courses-player.closed')
  return (
    <EmptyState heading="h1" title={t('title')} words={t('words')}>
      <Button variant="primary" to={urls.course(courseId)}>
        {t('action')}
      </Button>
      {isVisitor && (
        <Button variant="quiet" to={urls.login(urls.player(courseId))}>
          {t('login')}
        </Button>
      )}
    </EmptyState>
  )
}

function CourseOpen({ course, userId }: { course: CoursePlayer; userId: string }) {
  const t = useTranslations('courses-player')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const localized = useLocalized()
  const playerUrl = usePlayerUrl()
  const [playback, setPlayback] = usePlayback()
  const drawer = useRef<HTMLDialogElement>(null)
  /** Id of a lesson chosen by hand; plays at once. */
  const [wanted, setWanted] = useState('')
  // The place to go on is where it was when the player was opened; it does not move while it is read.
  const [firstId] = useState(course.resume?.content_u_id ?? '')
  const contents = allContents(course)
  const wantedId = query.get('lesson') ?? firstId
  const content = contents.find(({ u_id }) => u_id === wantedId) ?? contents.find(({ is_open }) => is_open)
  const following = contents.slice(content?.position ?? 0).find(({ is_open }) => is_open)
  const next = following && { title: following.title, go: () => open(following.u_id) }
  const isWhole = course.access === 'owner' && course.completed_count === course.lesson_count

  function open(lessonId: string) {
    setWanted(lessonId)
    void navigate(localized(playerUrl(course.u_id, lessonId)))
  }
  function onProgress(progress: LessonProgress) {
    if (progress.certificate && !course.certificate) toast({ tone: 'ok', words: t('done.toast') })
    showProgress(course.u_id, userId, progress)
  }
  useShortcuts(next ? { n: next.go } : {}, playback.hasShortcuts)

  return (
    <div className={styles.page}>
      <PlayerBar course={course} />
      <div className={styles.body}>
        <div className={styles.main}>
          {course.access !== 'owner' && course.access !== 'colleague' && <Looking course={course} />}
          {isWhole && (
            <div className={styles.doneAbove}>
              <CourseDone course={course} />
            </div>
          )}
          {content && (
            <OpenLesson
              key={content.u_id}
              {...{ course, content, userId, playback, onProgress, next }}
              onPlayback={setPlayback}
              onLessons={() => drawer.current?.showModal()}
              playAtOnce={wanted === content.u_id}
            />
          )}
        </div>
        <div className={styles.side}>
          {isWhole && (
            <div className={styles.doneBeside}>
              <CourseDone course={course} />
            </div>
          )}
          <nav aria-label={t('lessons')} className={styles.beside}>
            <h2 className="sr-only">{t('lessons')}</h2>
            <LessonList course={course} currentId={content?.u_id ?? ''} />
          </nav>
          {course.is_demo && <p className={`${styles.demo} small t3`}>{t('demo')}</p>}
        </div>
      </div>
      <dialog ref={drawer} className={styles.drawer} aria-label={t('lessons')}>
        <div className={styles.drawerHead}>
          <h2>{t('lessons')}</h2>
          <IconButton label={t('closeLessons')} onClick={() => drawer.current?.close()}>
            <Icon of={IconX} />
          </IconButton>
        </div>
        <LessonList
          course={course}
          currentId={content?.u_id ?? ''}
          onChoose={() => drawer.current?.close()}
        />
      </dialog>
    </div>
  )
}

/** Says in which role a viewer without the course is here. */
function Looking({ course }: { course: CoursePlayer }) {
  const t = useTranslations('courses-player')
  return (
    <div className={styles.looking}>
      <p>{course.access === 'teacher' ? t('teacher') : t('preview.words')}</p>
      {course.access === 'preview' && (
        <Button variant="primary" small to={urls.course(course.u_id)}>
          {t('preview.action')}
        </Button>
      )}
    </div>
  )
}

type OpenLessonProps = Omit<Parameters<typeof Lesson>[0], 'lesson' | 'isComplete'> & {
  content: PlayerContent
}

function OpenLesson({ content, ...props }: OpenLessonProps) {
  const t = useTranslations('courses-player')
  const {
    data: lesson,
    error,
    refetch,
  } = useQuery(playerQueries.lesson(content.u_id, props.userId, useIsPreview()))
  if (lesson) return <Lesson {...props} lesson={lesson} isComplete={content.is_complete} />
  if (error instanceof ApiError && error.status === 403)
    return (
      <div className={styles.locked}>
        <Button variant="quiet" small className={styles.lessons} onClick={props.onLessons}>
          <Icon of={IconListCheck} />
          {t('lessons')}
        </Button>
        <Closed courseId={props.course.u_id} isVisitor={props.userId === ''} />
      </div>
    )
  if (error) return <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
  return (
    <div className={styles.skeletonLines} aria-busy="true">
      <h1 className="sr-only">{content.title}</h1>
    </div>
  )
}
