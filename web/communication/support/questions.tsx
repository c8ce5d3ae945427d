import '../../messages/support.ts'
import type { FaqEntry } from '@newyou/contract/communication/faq'
import { defaultLocale } from '@newyou/contract/locales'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { Section } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import { RuleAnswer } from './rule-answer.tsx'
import styles from './support.module.css'

/** The frequent questions, answered by what the practice wrote or by the current rules. */
export function Questions({
  entries,
  isWholePage = false,
}: {
  entries: readonly FaqEntry[]
  isWholePage?: boolean
}) {
  const t = useTranslations('support.questions')
  if (entries.length === 0) return null
  return (
    <Section width="text" className={styles.questions}>
      {!isWholePage && <h2>{t('title')}</h2>}
      {entries.map((entry) => (
        <Entry key={entry.u_id} entry={entry} />
      ))}
    </Section>
  )
}

/** A text in the reader's language if it is written, else in English, with the language used. */
function inLanguage(locale: string, english: string, hindi: string) {
  return locale === 'hi' && hindi ? { lang: 'hi', text: hindi } : { lang: defaultLocale, text: english }
}

function Entry({ entry }: { entry: FaqEntry }) {
  const t = useTranslations('support.questions')
  const locale = useLocale()
  const question = inLanguage(locale, entry.question, entry.question_hi)
  const answer = inLanguage(locale, entry.answer, entry.answer_hi)
  const isOnlyEnglish = locale !== defaultLocale && answer.lang === defaultLocale
  return (
    <Answer id={entry.code ?? entry.u_id} question={question}>
      {answer.text ? (
        <>
          {isOnlyEnglish && <p className="small t3">{t('onlyInEnglish')}</p>}
          <div lang={answer.lang}>
            <Prose html={answer.text} />
          </div>
        </>
      ) : (
        entry.code && <RuleAnswer code={entry.code} />
      )}
    </Answer>
  )
}

function Answer({
  id,
  question,
  children,
}: {
  id: string
  question: { lang: string; text: string }
  children: ReactNode
}) {
  const { hash, key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  // The page comes without a fragment to the server, and a link within the site moves no browser.
  useEffect(() => {
    if (hash !== `#${id}` || !key || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'center' })
  }, [hash, key, id])
  return (
    <details id={id} ref={details}>
      <summary lang={question.lang}>{question.text}</summary>
      <div>{children}</div>
    </details>
  )
}
