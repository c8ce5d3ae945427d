import { useTranslations } from 'use-intl'

/** The sentence terminator of the current language: full stop or Hindi danda. For sentences composed of parts. */
export const useFullStop = () => useTranslations('ui')('fullStop')
