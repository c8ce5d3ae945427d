import '../../../messages/practice-notes.ts'
import type { NoteTemplateName } from '@newyou/contract/care/client-files/notes'
import { noteTemplates } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'

type Code = Exclude<(typeof noteTemplates)['soap' | 'dap'][number], ''>

/** The words over a section of a note: of our templates in the reader's language, of an own one as its healer wrote them. */
export function useHeading() {
  const t = useTranslations('practice-notes')
  const codes: readonly string[] = [...noteTemplates.soap, ...noteTemplates.dap]
  return (template: NoteTemplateName, heading: string) => {
    if (heading === '') return t('text')
    return template !== 'own' && codes.includes(heading) ? t(`headings.${heading as Code}`) : heading
  }
}
