import { useTranslations } from 'use-intl'
import { ApiError } from './client.ts'

/** The sentence for a refused call: the server's own, or one for when there is no connection. */
export function useErrorWords() {
  const t = useTranslations('ui.errors')
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return t('internal')
    if (error.code === 'offline') return t('offline')
    return error.message || t('internal')
  }
}
