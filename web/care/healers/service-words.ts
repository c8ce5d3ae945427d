import type { PublicService } from '@newyou/contract/care/healers/services'
import { useLocale } from 'use-intl'

/** Name and description of a service in the visitor's language, or in English where the healer wrote no other. */
export function useServiceWords() {
  const locale = useLocale()
  return (service: Pick<PublicService, 'name' | 'name_hi' | 'description' | 'description_hi'>) => ({
    name: (locale === 'hi' && service.name_hi) || service.name,
    description: (locale === 'hi' && service.description_hi) || service.description,
  })
}
