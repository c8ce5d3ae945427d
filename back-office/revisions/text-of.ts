import type { Field } from '@newyou/contract/administration/back-office/fields'
import { wordsOf } from '../fields/words.ts'

const blocks = 'p, h1, h2, h3, h4, li, blockquote, figcaption, pre, td, th'

/** Rich text as plain text for comparing, by paragraphs. */
function plain(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const line of parsed.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of parsed.querySelectorAll(blocks)) {
    if (block.tagName === 'LI') block.prepend('• ')
    block.append('\n\n')
  }
  return (parsed.body.textContent ?? '').replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** A value of a saved version in words. */
export function textOf({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'rich') return plain(String(value))
  if (Array.isArray(value))
    return value.map((one) => (kind === 'choices' ? wordsOf(String(one)) : String(one))).join(', ')
  if (kind === 'choice') return wordsOf(String(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
