import '../../../messages/courses-player.ts'
import type { CoursePlayer, LessonContent, LessonProgress } from '@newyou/contract/learning/courses/player'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../api/error-words.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconCheck, IconDownload, IconListCheck } from '../../../ui/icons.ts'
import type { MediaPlace } from '../../../ui/media/media-player.tsx'
import { type Playback, textSizes } from '../../../ui/media/playback.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { Prose } from '../../../ui/prose.tsx'
import { useIsPreview } from '../preview-mode.ts'
import styles from './lesson.module.css'
import { Notes } from './notes.tsx'
import { PlayedLesson } from './played-lesson.tsx'
import { fetchLesson } from './queries.ts'
import { Quiz } from './quiz.tsx'
import { WhatIsLeft } from './what-is-left.tsx'

const OwnQuestions = lazy(() => import('../own-questions.tsx'))

export interface LessonProps {
  course: CoursePlayer
  lesson: LessonContent
  userId: string
  playAtOnce: boolean
  isComplete: boolean
  playback: Playback
  onPlayback: (part: Partial<Playback>) => void
  onProgress: (progress: LessonProgress) => void
  next: { title: string; go: () => void } | undefined
  /** Opens the list of lessons where it does not stand beside. */
  onLessons: () => void
}

/** One lesson: what plays, its words, what is to be done in it, and the client's notes. */
export function Lesson(props: LessonProps) {
  const { course, lesson, userId, isComplete, playback, onPlayback, onProgress, next, onLessons } = props
  const t = useTranslations('courses-player')
  const wordsFor = useErrorWords()
  const [place, setPlace] = useState<MediaPlace>()
  const isOwner = course.access === 'owner'
  const isMoreLeft = isOwner && isComplete && course.completed_count < course.lesson_count
  const isPlayed = lesson.kind === 'video' || lesson.kind === 'audio'
  const isPreview = useIsPreview()
  // In the preview of an imported course; it is published when every file is there.
  const isFileMissing = lesson.media === null && (isPlayed || lesson.kind === 'download')
  const renew = useCallback(() => fetchLesson(lesson.u_id, isPreview), [lesson.u_id, isPreview])

  async function markRead() {
    if (!isOwner) return
    const { data } = await callApi('PATCH /api/website/patient-streaming-history/{courseContentId}', {
      params: { courseContentId: lesson.u_id },
      body: { position_seconds: 0, is_read: true },
    })
    onProgress(data)
  }
  async function run(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }
  const download = () =>
    run(async () => {
      const { media } = await renew()
      if (media) location.assign(media.address)
      await markRead()
    })

  return (
    <article className={styles.lesson}>
      {isPlayed && !isFileMissing && (
        <PlayedLesson {...props} isKept={isOwner} renew={renew} onPlace={setPlace} />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <p className="small t3">
            {t('lesson.number', { number: lesson.position, count: course.lesson_count })}
            {isComplete && (
              <span className={styles.done}>
                <Icon of={IconCheck} size="meta" />
                {t('lesson.done')}
              </span>
            )}
          </p>
          <Button variant="quiet" small className={styles.lessons} onClick={onLessons}>
            <Icon of={IconListCheck} />
            {t('lessons')}
          </Button>
        </div>
        <h1 className={styles.title} lang={lesson.written_in}>
          {lesson.title}
        </h1>
        {isFileMissing && <p className="t2">{t('lesson.fileMissing')}</p>}
        {lesson.kind === 'text' && <TextSize playback={playback} onPlayback={onPlayback} />}
        {lesson.body && (
          <div data-size={lesson.kind === 'text' ? playback.textSize : 'm'} className={styles.body}>
            <Prose html={lesson.body} />
          </div>
        )}
        {lesson.kind === 'quiz' && <Quiz lesson={lesson} isAnswerable={isOwner} onProgress={onProgress} />}
        {lesson.kind === 'download' && !isFileMissing && (
          <div className={styles.file}>
            <p className="t2">{t('lesson.downloadWords')}</p>
            <Button variant="primary" onClick={() => void download()}>
              <Icon of={IconDownload} />
              {t('lesson.download')}
            </Button>
          </div>
        )}
        <div className={styles.actions}>
          {lesson.kind === 'text' && isOwner && !isComplete && (
            <Button
              variant="primary"
              onClick={() =>
                void run(async () => {
                  await markRead()
                  next?.go()
                })
              }
            >
              {next ? t('lesson.readAndNext') : t('lesson.read')}
            </Button>
          )}
          {next && !isMoreLeft && (
            <Button variant="quiet" onClick={next.go} className={styles.next}>
              {t('lesson.nextNamed', { title: next.title })}
            </Button>
          )}
        </div>
        {isMoreLeft && <WhatIsLeft course={course} currentId={lesson.u_id} />}
        {isOwner && <Notes course={course} userId={userId} lessonId={lesson.u_id} place={place} />}
        {isOwner && (
          <section className={styles.asking}>
            <h2>{t('questions', { name: course.healer.full_name })}</h2>
            <Suspense fallback={null}>
              <OwnQuestions course={course} viewerRole="client" isTeacher={false} />
            </Suspense>
          </section>
        )}
      </div>
    </article>
  )
}

function TextSize({ playback, onPlayback }: Pick<LessonProps, 'playback' | 'onPlayback'>) {
  const t = useTranslations('courses-player.lesson')
  return (
    <fieldset className={styles.sizes}>
      <legend className="sr-only">{t('size')}</legend>
      {textSizes.map((size) => (
        <label key={size} data-size={size}>
          <input
            type="radio"
            name="text-size"
            className="sr-only"
            checked={playback.textSize === size}
            onChange={() => onPlayback({ textSize: size })}
          />
          <span aria-hidden="true">A</span>
          <span className="sr-only">{t(`sizes.${size}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
