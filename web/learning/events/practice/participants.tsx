import '../../../messages/events-hosting.ts'
import type { HostedEventDetail, Participant } from '@newyou/contract/learning/events/hosted-events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import layout from '../../../ui/layout.module.css'
import { Pager } from '../../../ui/pager.tsx'
import { Row, Section } from '../../../ui/parts.tsx'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useNow, useWhen } from '../../../ui/visitor-time.tsx'
import { hostedQueries } from './queries.ts'

/** A list that is longer is searched by name. */
const searchedFrom = 20

/** Enrolled and present people. */
export function Participants({ event }: { event: HostedEventDetail }) {
  const t = useTranslations('events-hosting.people')
  const { at } = useWhen()
  const now = useNow()
  const { u_id: eventId, enrolled, attended, is_check_in_open: isOpen } = event
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data: participants } = useQuery(hostedQueries.participants(eventId, { page, search }))
  const isEarly = now < Date.parse(event.check_in_from)
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      <p className="t2">{t('counts', { enrolled, attended: `${attended}` })}</p>
      {!isOpen && enrolled > 0 && (
        <p className="small t3">
          {isEarly
            ? t('notYet', { when: at(event.check_in_from) })
            : t('over', { when: at(event.check_in_until) })}
        </p>
      )}
      {enrolled > searchedFrom && (
        <Field label={t('search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={typed}
              maxLength={80}
              onChange={({ target }) => {
                setTyped(target.value)
                setPage(1)
              }}
            />
          )}
        </Field>
      )}
      {participants && participants.data.length === 0 && search && <p className="t2">{t('noneFound')}</p>}
      <ul>
        {participants?.data.map((participant) => (
          <Row shape="line" size="small" key={participant.enrollment_u_id}>
            <Person eventId={eventId} participant={participant} isOpen={isOpen} />
          </Row>
        ))}
      </ul>
      {participants && <Pager of={participants} label={t('pages')} onPage={setPage} />}
    </Section>
  )
}

function Person({
  eventId,
  participant,
  isOpen,
}: {
  eventId: string
  participant: Participant
  isOpen: boolean
}) {
  const t = useTranslations('events-hosting.people')
  const { at } = useWhen()
  const queries = useQueryClient()
  const { name, checked_in_at: checkedIn, enrollment_u_id: enrollmentId } = participant
  const mark = useAction(async () => {
    await callApi('PUT /api/practice/event/{eventId}/attendance/{enrollmentId}', {
      params: { eventId, enrollmentId },
      body: { was_there: checkedIn === null },
    })
    await queries.invalidateQueries({ queryKey: ['practice', 'events'] })
  })
  return (
    <>
      <span className={layout.names}>
        <b>{name}</b>
        {checkedIn && <span className="small t3">{t('at', { when: at(checkedIn) })}</span>}
        {participant.was_in_room && <span className="small t3">{t('inRoom')}</span>}
      </span>
      <span className={layout.cluster}>
        {checkedIn && <StatePill tone="ok">{t('there')}</StatePill>}
        {isOpen && (
          <Button
            variant={checkedIn ? 'bare' : 'quiet'}
            small
            busy={mark.isBusy}
            aria-label={t(checkedIn ? 'unmarkOf' : 'markOf', { name })}
            onClick={() => void mark.run()}
          >
            {t(checkedIn ? 'unmark' : 'mark')}
          </Button>
        )}
      </span>
    </>
  )
}
