import {
  type NoteSection,
  type NoteTemplateName,
  noteSections,
} from '@newyou/contract/care/client-files/notes'
import { z } from 'zod'

const kept = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(noteSections)

/** The text that is sealed: the words of a note without headings as they are, of others JSON with each heading. */
export const textOfSections = (template: NoteTemplateName, sections: readonly NoteSection[]) =>
  template === 'free' ? sections.map(({ text }) => text).join('') : JSON.stringify(sections)

/** The sections of a text that was sealed. What the release before wrote over a template is one text without headings. */
export function sectionsOfText(template: string, text: string): NoteSection[] {
  const { data } = template === 'free' ? {} : kept.safeParse(text)
  return data ?? [{ heading: '', text }]
}

export const isEmptyNote = (sections: readonly NoteSection[]) => sections.every(({ text }) => !text.trim())
