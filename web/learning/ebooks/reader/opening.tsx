import '../../../messages/ebooks.ts'
import { useTranslations } from 'use-intl'
import { FullScreenLoader } from '../../../ui/loader.tsx'

/** The book is on its way. */
export function Opening() {
  const t = useTranslations('ebooks.reader')
  return <FullScreenLoader title={t('opening')} />
}
