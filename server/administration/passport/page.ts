import {
  type PassportPart,
  type PassportRecord,
  passportEntriesMax,
  passportParts,
} from '@newyou/contract/administration/passport/record'
import { homeZone } from '@newyou/contract/business'
import { dateAndTime } from '../../messages/formats.ts'
import { createMessages, rupees } from '../../messages/index.ts'
import { placeOfSignature } from './file.ts'

const messages = createMessages()
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const words = (text: string) => (text ? `<p class="words">${escaped(text)}</p>` : '')
const items = (texts: readonly string[]) =>
  texts.length ? `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>` : ''
const said = (...texts: (string | number | null)[]) =>
  texts.filter((one) => one !== null && one !== '').join(' · ')

type Drawn = [heading: string, content: string]

/** Each part: the heading of an entry, and what stands below it. */
function entriesOf(record: PassportRecord, zone: string): Record<PassportPart, Drawn[]> {
  const { language } = record
  const label = messages.labelsOf(language)
  const when = (moment: string) => dateAndTime(language, new Date(moment), zone)
  const day = (date: string) =>
    new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: homeZone }).format(
      new Date(date),
    )
  return {
    sessions: (record.sessions ?? []).map((one) => [
      when(one.starts_at),
      words(said(one.healer, one.service, label(`passportSession_${one.state}`))),
    ]),
    summaries: (record.summaries ?? []).map((one) => [
      said(when(one.session_at), one.healer),
      words(one.text) + items(one.homework),
    ]),
    plans: (record.plans ?? []).map((one) => [
      one.title,
      words(said(one.healer, `${day(one.starts_on)} – ${day(one.ends_on)}`)) +
        words(one.description) +
        items(one.actions.map(({ title, how_to: how }) => (how ? `${title}: ${how}` : title))),
    ]),
    goals: (record.goals ?? []).map((one) => [
      one.wording,
      words(said(one.healer, label(`passportGoal_${one.state}`), one.reason)) +
        items(
          one.reviews.map((review) =>
            said(
              when(review.asked_at),
              review.client_rating === null
                ? ''
                : label('passportClient', { said: said(review.client_rating, review.client_words) }),
              review.healer_rating === null
                ? ''
                : label('passportHealer', { said: said(review.healer_rating, review.healer_words) }),
            ),
          ),
        ),
    ]),
    measures: (record.measures ?? []).map((one) => [
      said(one.name, when(one.taken_at)),
      words(label('passportScore', { score: one.score, most: one.max_score, band: one.band })) +
        items(one.items.map(({ question, answer, score }) => `${question}: ${answer} (${score})`)),
    ]),
    certificates: (record.certificates ?? []).map((one) => [
      one.course,
      words(said(one.name, one.healer, day(one.issued_at), label('certificateNumber', { code: one.code }))),
    ]),
    receipts: (record.receipts ?? []).map((one) => [
      said(one.number, day(one.paid_at)),
      words(
        said(
          one.title,
          rupees(language, one.total_paise),
          one.refunded_paise
            ? label('passportRefunded', { amount: rupees(language, one.refunded_paise) })
            : '',
        ),
      ),
    ]),
  }
}

/** The record as any browser shows it without a connection, without a script, with the place where its signature comes. */
export function passportPage(record: PassportRecord, { zone, site }: { zone: string; site: string }): string {
  const label = messages.labelsOf(record.language)
  const drawn = entriesOf(record, zone)
  const title = label('passportTitle', { name: record.client.name })
  const sections = passportParts
    .filter((part) => record[part])
    .map((part) => {
      const entries = drawn[part].map(
        ([heading, content]) => `<article><h3>${escaped(heading)}</h3>${content}</article>`,
      )
      const more = record.shortened.includes(part)
        ? words(label('passportShortened', { most: passportEntriesMax }))
        : ''
      return `<section><h2>${escaped(label(`passport_${part}`))} (${entries.length})</h2>
${more}${entries.join('\n') || words(label('passportNothing'))}
</section>`
    })
  const made = dateAndTime(record.language, new Date(record.made_at), zone)
  return `<!doctype html>
<html lang="${record.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;overflow-wrap:anywhere}
article{border-top:1px solid #8888;padding:.5rem 0}h3{margin:.5rem 0 0;font-size:1rem}.words{white-space:pre-wrap}</style>
</head><body><main><h1>${escaped(title)}</h1>
${words(label('passportLead', { practice: record.practice, when: made }))}
${words(label('passportCheck', { site }))}
${sections.join('\n')}
</main>
${placeOfSignature}
</body></html>
`
}
