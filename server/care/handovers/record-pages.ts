import type { Locale } from '@newyou/contract/locales'
import { dateAndTime } from '../../messages/formats.ts'
import type { Label } from '../../messages/index.ts'
import type { RecordLine } from './record-lines.ts'

interface Reader {
  locale: Locale
  label: Label
  /** The healer's. */
  zone: string
}
type Of<Kind extends RecordLine['kind']> = Extract<RecordLine, { kind: Kind }>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const words = (text: string) => (text ? `<p class="words">${escaped(text)}</p>` : '')
const items = (texts: readonly string[]) =>
  texts.length ? `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>` : ''

function page({ locale, title, body }: { locale: Locale; title: string; body: string }) {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;overflow-wrap:anywhere}
article{border-top:1px solid #8888;padding:.5rem 0}h3{margin:.5rem 0 0;font-size:1rem}.words{white-space:pre-wrap}</style>
</head><body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`
}

/** Each kind of entry: the heading of one, and what stands under it. */
function entries({ locale, label, zone }: Reader) {
  const when = (moment: string) => dateAndTime(locale, new Date(moment), zone)
  const scored = (test: string, score: number | null) =>
    `${test.toUpperCase()}: ${score === null ? label('recordNoAnswer') : score}`
  return {
    session: (one: Of<'session'>) => [
      when(one.starts_at),
      words([one.service, one.mode, one.state].filter(Boolean).join(', ')),
    ],
    note: (one: Of<'note'>) => [
      label('recordSigned', { name: one.signed_name, when: when(one.signed_at) }),
      one.sections
        .map(({ heading, text }) => (text ? words(heading && `${heading}:`) + words(text) : ''))
        .join('') + one.addenda.map(({ text, created_at: at }) => words(`${when(at)}: ${text}`)).join(''),
    ],
    summary: (one: Of<'summary'>) => [when(one.session_at), words(one.text) + items(one.homework)],
    plan: (one: Of<'plan'>) => [`${one.title}, ${one.starts_on} – ${one.ends_on}`, items(one.actions)],
    goal: (one: Of<'goal'>) => [
      one.wording,
      words([one.state, one.reason].filter(Boolean).join(': ')) +
        items(
          one.reviews.map((review) =>
            [
              when(review.asked_at),
              [review.client_rating, review.client_words]
                .filter((part) => part !== null && part !== '')
                .join(' '),
              [review.healer_rating, review.healer_words]
                .filter((part) => part !== null && part !== '')
                .join(' '),
            ].join(' · '),
          ),
        ),
    ],
    measure: (one: Of<'measure'>) => [when(one.asked_at), words(scored(one.test, one.score))],
    form: (one: Of<'form'>) => [
      `${one.name}, ${when(one.sent_at)}`,
      one.answers.map(({ question, answer }) => words(`${question}\n${answer}`)).join(''),
    ],
    result: (one: Of<'result'>) => [when(one.taken_at), words(scored(one.test, one.score))],
    document: (one: Of<'document'>) => [
      when(one.session_at),
      `<p><a href="../${one.file.split('/').map(encodeURIComponent).join('/')}">${escaped(one.name)}</a></p>`,
    ],
  } satisfies {
    [Kind in Exclude<RecordLine['kind'], 'client'>]: (one: Of<Kind>) => [string, string] | string[]
  }
}

const sections = [
  ...(['session', 'note', 'summary', 'plan', 'goal'] as const),
  ...(['measure', 'form', 'result', 'document'] as const),
]

/** The record of one client, as any browser shows it without a connection. */
export function recordPage(reader: Reader, lines: readonly RecordLine[]): string {
  const draw = entries(reader) as Record<string, (one: RecordLine) => string[]> // each gets lines of its own kind
  const name = lines.flatMap((line) => (line.kind === 'client' ? [line.name] : []))[0] ?? ''
  const body = sections
    .map((kind) => {
      const own = lines.filter((line) => line.kind === kind)
      if (own.length === 0) return ''
      const drawn = own.map((line) => {
        const [heading = '', content = ''] = draw[kind]?.(line) ?? []
        return `<article><h3>${escaped(heading)}</h3>${content}</article>`
      })
      return `<section><h2>${escaped(reader.label(`record_${kind}`))} (${own.length})</h2>${drawn.join('\n')}</section>`
    })
    .join('\n')
  return page({ locale: reader.locale, title: name, body })
}

/** The first page: whose records there are. */
export function recordIndex(
  { locale, label }: Reader,
  {
    healer,
    day,
    clients,
  }: { healer: string; day: string; clients: readonly { number: number; name: string }[] },
): string {
  const links = clients.map(
    ({ number, name }) => `<li><a href="clients/${number}.html">${escaped(name)}</a></li>`,
  )
  return page({
    locale,
    title: label('recordsTitle', { healer }),
    body: `<p>${escaped(label('recordsLead', { day, lines: 'records.jsonl', schema: 'schema.json', manifest: 'manifest.json' }))}</p>
<ol>${links.join('\n')}</ol>`,
  })
}
