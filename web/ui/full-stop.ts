import { useTranslations } from 'use-intl'

/** What ends a sentence in the language being read: a full stop, a danda in Hindi. For sentences put together of parts. */
export const useFullStop = () => useTranslations('ui')('fullStop')
