/** A text as it stands with the operators, at MSG91 or with Meta. */
export interface RegisteredText {
  channel: 'sms' | 'whatsapp'
  /** The id of the operators (DLT), or the name with WhatsApp. */
  id: string
  /** At MSG91. */
  gatewayId: string
  locale: string
  /** With `{#numeric#}`, `{#url#}` and `{#alphanumeric#}`, or with `{{1}}`. */
  text: string
  /** As MSG91 writes it, with `##name##`. */
  gatewayText: string
}

const letters = new Intl.Segmenter()
const alphanumericMax = 40

/** What an operator lets through at a tag. */
const fits: Record<string, (value: string) => boolean> = {
  '{#numeric#}': (value) => /^\d+$/.test(value),
  '{#url#}': (value) => /^https?:\/\/\S+$/.test(value),
  '{#alphanumeric#}': (value) =>
    !value.includes('\n') && value !== '' && [...letters.segment(value)].length <= alphanumericMax,
}
const tag = /\{#(?:numeric|url|alphanumeric)#\}/g
const named = /##(\w+)##/g
const numbered = /\{\{\d+\}\}/g

/** Why Meta would not take a text; undefined where it would. */
function refusedByMeta(text: string): string | undefined {
  if (/^\s*\{\{\d+\}\}|\{\{\d+\}\}\s*$/.test(text))
    return 'Variables cannot be at the start or end of a template.'
  return undefined
}

/** @throws Error in words, as the portal that a text is entered in would refuse it */
export function checkRegistered(given: readonly RegisteredText[]): void {
  for (const { channel, text, id } of given) {
    const refused = channel === 'whatsapp' ? refusedByMeta(text) : undefined
    if (refused) throw new Error(`${id}: ${refused}`)
  }
}

/** The text that an operator delivers, or why it does not. */
export function throughOperators(registered: RegisteredText | undefined, values: readonly string[]) {
  if (!registered) return { refused: 'The template is not registered' }
  const tags = registered.text.match(tag) ?? []
  if (tags.length !== values.length) return { refused: 'Another number of values than the template has' }
  const wrong = tags.findIndex((one, at) => !fits[one]?.(values[at] ?? ''))
  if (wrong >= 0) return { refused: `Value ${wrong + 1} does not fit ${tags[wrong]}` }
  let at = 0
  return { text: registered.text.replace(tag, () => values[at++] ?? '') }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a finished text has at the tags of a template; undefined where it is another text. */
export function valuesIn(registered: RegisteredText, text: string): string[] | undefined {
  const pattern = registered.text.split(tag).map(escaped).join('([\\s\\S]*?)')
  return new RegExp(`^${pattern}$`, 'u').exec(text)?.slice(1)
}

/** The values for the names of MSG91's template, in their order; undefined where one is missing. */
export function valuesFor(registered: RegisteredText, given: Record<string, unknown>): string[] | undefined {
  const names = [...registered.gatewayText.matchAll(named)].map(([, name = '']) => name)
  const values = names.map((name) => given[name])
  return values.every((value): value is string => typeof value === 'string') ? values : undefined
}

/** The text that Meta delivers, or why it does not take it. */
export function throughMeta(registered: RegisteredText | undefined, values: readonly string[]) {
  if (!registered) return { refused: 'Template name does not exist in the translation', code: 132001 }
  const places = registered.text.match(numbered) ?? []
  if (places.length !== values.length)
    return { refused: 'Number of parameters does not match the expected number of params', code: 132000 }
  if (values.some((value) => value.trim() === '' || /[\n\t]| {4}/.test(value)))
    return { refused: 'Parameter of type text is missing text value, or has new-lines or tabs', code: 132018 }
  let at = 0
  return { text: registered.text.replace(numbered, () => values[at++] ?? '') }
}
