import '../../messages/passport.ts'
import {
  type PassportPart,
  type PassportRecord,
  passportParts,
} from '@newyou/contract/administration/passport/record'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { fullDate, rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Row, Section } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

interface Entry {
  title: string
  line?: string
  words?: string
  items?: readonly string[]
}

const said = (...texts: (string | number | null)[]) =>
  texts.filter((one) => one !== null && one !== '').join(' · ')

/** Each part of a record as entries with a title, a line, words and a list. */
function useEntries(record: PassportRecord): Record<PassportPart, readonly Entry[]> {
  const t = useTranslations('passport.practice')
  const locale = useLocale()
  const { at } = useWhen()
  const day = (moment: string) => fullDate(moment.slice(0, 10), locale)
  const rated = (side: 'client' | 'healer', rating: number | null, words: string) =>
    rating === null ? '' : t(side, { said: said(rating, words) })
  return {
    sessions: (record.sessions ?? []).map((one) => ({
      title: at(one.starts_at),
      line: said(one.healer, one.service, t(`states.${one.state}`)),
    })),
    summaries: (record.summaries ?? []).map((one) => ({
      ...{ title: at(one.session_at), line: one.healer, words: one.text, items: one.homework },
    })),
    plans: (record.plans ?? []).map((one) => ({
      title: one.title,
      line: said(one.healer, `${day(one.starts_on)} – ${day(one.ends_on)}`),
      words: one.description,
      items: one.actions.map(({ title, how_to: how }) => (how ? `${title}: ${how}` : title)),
    })),
    goals: (record.goals ?? []).map((one) => ({
      title: one.wording,
      line: said(one.healer, t(`goals.${one.state}`), one.reason),
      items: one.reviews.map((review) =>
        said(
          at(review.asked_at),
          rated('client', review.client_rating, review.client_words),
          rated('healer', review.healer_rating, review.healer_words),
        ),
      ),
    })),
    measures: (record.measures ?? []).map((one) => ({
      title: said(one.name, at(one.taken_at)),
      line: t('score', { score: one.score, most: one.max_score, band: one.band }),
      items: one.items.map(({ question, answer, score }) => `${question}: ${answer} (${score})`),
    })),
    certificates: (record.certificates ?? []).map((one) => ({
      title: one.course,
      line: said(one.name, one.healer, day(one.issued_at), one.code),
    })),
    receipts: (record.receipts ?? []).map((one) => ({
      title: one.title,
      line: said(
        ...[one.number, day(one.paid_at), rupees(one.total_paise)],
        one.refunded_paise ? t('refunded', { amount: rupees(one.refunded_paise) }) : '',
      ),
    })),
  }
}

/** A record as a healer reads it. Its words are in the language in which the client took it along. */
export function PassportParts({ record }: { record: PassportRecord }) {
  const t = useTranslations('passport')
  const { at } = useWhen()
  const entries = useEntries(record)
  return (
    <>
      <h2>{t('practice.of', { name: record.client.name })}</h2>
      <p className="t2">{t('practice.made', { practice: record.practice, when: at(record.made_at) })}</p>
      {passportParts
        .filter((part) => record[part])
        .map((part) => (
          <Section key={part} gap={3}>
            <h3>{t(`practice.parts.${part}`)}</h3>
            {record.shortened.includes(part) && <p className="small t2">{t('practice.shortened')}</p>}
            {entries[part].length === 0 ? (
              <p className="t2">{t('practice.none')}</p>
            ) : (
              <ul>{drawn(entries[part], record.language)}</ul>
            )}
          </Section>
        ))}
    </>
  )
}

// A record never changes while it is shown, and what is in it has no ids.
const drawn = (entries: readonly Entry[], language: string): ReactNode =>
  entries.map(({ title, line, words, items = [] }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Row key={place}>
      <b>{title}</b>
      {line && <p className="small t2">{line}</p>}
      {words && (
        <p className={layout.typed} lang={language}>
          {words}
        </p>
      )}
      {items.length > 0 && (
        <ul className={layout.bullets} lang={language}>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>{item}</li>
          ))}
        </ul>
      )}
    </Row>
  ))
