import '../../messages/handovers.ts'
import type { HandoverRecord } from '@newyou/contract/care/handovers'
import { shownQuestions } from '@newyou/contract/care/intake/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Row, Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useHeading } from '../client-files/notes/use-heading.ts'
import { useIntakeWords } from '../intake/intake-words.ts'
import { handoverQueries } from './queries.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'handovers')
  return pageMeta(matches, {
    path: practiceUrls.handovers(),
    title: t('practice.meta'),
    description: t('practice.lead'),
    noIndex: true,
  })
}

/** What a client opened of a file to the healer. */
export default function OpenedFile() {
  const { handoverId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<SkeletonLine width="half" tall />}>
      {() => <Opened handoverId={handoverId} />}
    </PrivatePage>
  )
}

function Opened({ handoverId }: { handoverId: string }) {
  const t = useTranslations('handovers.practice')
  const { data, error, refetch } = useQuery(handoverQueries.record(handoverId))
  if (data) return <File record={data} />
  if (isNotThere(error)) return <EmptyState heading="h1" title={t('gone')} words={t('goneWords')} />
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <SkeletonLine width="half" tall />
}

function File({ record }: { record: HandoverRecord }) {
  const t = useTranslations('handovers.practice')
  const { at } = useWhen()
  const heading = useHeading()
  const { textOf, answerWords } = useIntakeWords()
  return (
    <>
      <Breadcrumbs way={[{ name: t('meta'), to: practiceUrls.handovers() }, { name: record.client_name }]} />
      <PageHead
        title={record.client_name}
        lead={`${t(record.has_left ? 'ofLeft' : 'of', { name: record.from_name })} ${t('seen')}`}
        quiet
      />
      <Part name="notes" entries={record.notes}>
        {(note) => (
          <Row key={note.u_id}>
            <p className="small t3">
              {t('signed', { name: note.signed_name ?? '', when: at(note.created_at) })}
            </p>
            {note.sections
              .filter(({ text }) => text.trim())
              .map((section) => (
                <div key={section.heading}>
                  {section.heading && <p className="small t3">{heading(note.template, section.heading)}</p>}
                  <p className={layout.typed}>{section.text}</p>
                </div>
              ))}
            {note.addenda.map((one) => (
              <p key={one.u_id} className={layout.typed}>
                {one.text}
              </p>
            ))}
          </Row>
        )}
      </Part>
      <Part name="plan" entries={record.plan}>
        {(plan) => (
          <Row key={plan.title + plan.starts_on}>
            <b>{plan.title}</b>
            <p className="small t2">{plan.actions.join(', ')}</p>
          </Row>
        )}
      </Part>
      <Part name="intake" entries={record.intake}>
        {(form) => (
          <Row key={form.sent_at}>
            <b>{form.name}</b>
            {shownQuestions(form.questions, form.answers)
              .filter(({ kind }) => kind !== 'heading')
              .map((one) => (
                <div key={one.code}>
                  <p className="small t2">{textOf(one)}</p>
                  <p className={layout.typed}>{answerWords(one, form.answers[one.code])}</p>
                </div>
              ))}
          </Row>
        )}
      </Part>
      <Part name="results" entries={record.results}>
        {(result) => (
          <Row key={result.taken_at + result.test_code}>
            {t('result', {
              test: result.test_code.toUpperCase(),
              score: `${result.score}`,
              when: at(result.taken_at),
            })}
          </Row>
        )}
      </Part>
      <Part name="files" entries={record.files}>
        {(file) => (
          <Row key={file.u_id}>
            <a href={file.address} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          </Row>
        )}
      </Part>
    </>
  )
}

/** One part of the file: nothing where the client has not opened it. */
function Part<Entry>({
  name,
  entries,
  children,
}: {
  name: HandoverRecord['parts'][number]
  entries: readonly Entry[] | null
  children: (entry: Entry) => ReactNode
}) {
  const t = useTranslations('handovers')
  if (!entries) return null
  return (
    <Section gap={3}>
      <h2>{t(`parts.${name}`)}</h2>
      {entries.length === 0 ? (
        <p className="t2">{t('practice.nothing')}</p>
      ) : (
        <ul>{entries.map(children)}</ul>
      )}
    </Section>
  )
}
