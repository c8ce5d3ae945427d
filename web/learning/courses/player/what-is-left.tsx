import '../../../messages/courses-player.ts'
import type { CoursePlayer } from '@newyou/contract/learning/courses/player'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { urls } from '../../../urls.ts'
import styles from './player.module.css'
import { allContents } from './queries.ts'

/** Under a lesson that is done: how many are left, and the way to the next of them. Nothing once the course is whole. */
export function WhatIsLeft({ course, currentId }: { course: CoursePlayer; currentId: string }) {
  const t = useTranslations('courses-player.left')
  const contents = allContents(course)
  const here = contents.findIndex(({ u_id }) => u_id === currentId)
  const left = contents.filter((content) => !content.is_complete)
  const next = left.find(({ position }) => position > here + 1) ?? left[0]
  if (!next) return null
  return (
    <div className={styles.left}>
      <p>{t(course.has_certificate ? 'untilCertificate' : 'untilEnd', { count: left.length })}</p>
      <Button variant="primary" to={urls.player(course.u_id, next.u_id)}>
        {t('next', { title: next.title })}
      </Button>
    </div>
  )
}
