import '../../messages/ebooks.ts'
import { useTranslations } from 'use-intl'
import { FullScreenLoader } from '../../ui/loader.tsx'
import { useGround } from './use-ground.ts'

/** The book is on its way. */
export function Opening() {
  useGround('night')
  return <OpeningLines />
}

/** The same for the server, which knows no ground. */
export function OpeningLines() {
  const t = useTranslations('ebooks.reader')
  return <FullScreenLoader title={t('opening')} />
}
