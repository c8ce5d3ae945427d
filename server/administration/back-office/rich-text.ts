import type { Values } from '@newyou/contract/administration/back-office/resource'
import { cleanRichText, plainText } from '../../platform/rich-text.ts'

const wordsPerMinute = 180

/** The fields of rich text, cleaned. */
export const cleaned = (values: Values, ...fields: string[]): Values =>
  Object.fromEntries(
    fields.flatMap((name) => (typeof values[name] === 'string' ? [[name, cleanRichText(values[name])]] : [])),
  )

/** A rich text cleaned, with its words alone in a column beside it, by which it is found. */
export function withWords(values: Values, field: string, column = 'words'): Values {
  if (typeof values[field] !== 'string') return {}
  const html = cleanRichText(values[field])
  return { [field]: html, [column]: plainText(html) }
}

export const minutesToRead = (words: string) =>
  Math.max(1, Math.round(words.split(' ').length / wordsPerMinute))
