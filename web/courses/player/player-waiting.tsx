import '../../messages/courses-player.ts'
import { useTranslations } from 'use-intl'
import { FullScreenLoader } from '../../ui/loader.tsx'

/** What stands here until it is known who is watching. */
export function PlayerWaiting() {
  const t = useTranslations('courses-player')
  return <FullScreenLoader title={t('title')} />
}
