import '../../../messages/courses-player.ts'
import { useTranslations } from 'use-intl'
import { FullScreenLoader } from '../../../ui/loader.tsx'

/** Placeholder until the viewer is known. */
export function PlayerWaiting() {
  const t = useTranslations('courses-player')
  return <FullScreenLoader title={t('title')} />
}
