import '../../messages/courses-card.ts'
import { useTranslations } from 'use-intl'

/** How long something takes, in words: 14 min, 2 h 10 min. */
export function useLessonTime() {
  const t = useTranslations('courses-card.time')
  return (seconds: number) => {
    const minutes = Math.max(1, Math.round(seconds / 60))
    return minutes < 60
      ? t('minutes', { count: minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}
