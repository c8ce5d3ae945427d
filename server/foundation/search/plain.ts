const dotBelow = '\u093C'
const apostrophes = /['’`]/g

/** Text as `search_plain` of the database writes it, in words. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(apostrophes, '').replaceAll(dotBelow, '')
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
