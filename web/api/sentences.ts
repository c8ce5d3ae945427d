/**
 * Sentences of calls (errors, wrong fields, confirmations) in another language, by their English, which is the wire's.
 * Where a sentence carries a value, both have a named place for it: `Please enter at least {minimum} characters`.
 */
export type Sentences = Readonly<Record<string, string>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Turns English sentences into those of another language; a sentence that is not known stays as it is. */
export function createTranslator(sentences: Sentences) {
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    .map(([english, said]) => ({
      pattern: new RegExp(
        `^${english
          .split(/\{(\w+)\}/)
          .map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`))
          .join('')}$`,
      ),
      said,
    }))
  return (sentence: string): string => {
    if (Object.hasOwn(sentences, sentence)) return sentences[sentence] ?? sentence
    for (const { pattern, said } of patterns) {
      const values = pattern.exec(sentence)?.groups
      if (values) return said.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    }
    return sentence
  }
}
