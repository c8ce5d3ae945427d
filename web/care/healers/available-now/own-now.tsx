import '../../../messages/healers-now.ts'
import { nowLengths } from '@newyou/contract/care/healers/now-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ChoiceButtons } from '../../../ui/form/form-parts.tsx'
import { Section } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { nowQueries } from './now-queries.ts'

const names = nowLengths.map(String)

/** A healer's own switch: that they can begin within a quarter of an hour, and until when. */
export function OwnNow() {
  const t = useTranslations('healers-now.own')
  const { until } = useWhen()
  const client = useQueryClient()
  const query = nowQueries.mine()
  const { data, isError, refetch } = useQuery(query)
  const [length, setLength] = useState('60')
  const say = useAction(async () => {
    const minutes = nowLengths.find((known) => String(known) === length) ?? 60
    const { data: said } = await callApi('PUT /api/practice/available-now', { body: { minutes } })
    client.setQueryData(query.queryKey, said)
  })
  const end = useAction(async () => {
    const { data: ended } = await callApi('DELETE /api/practice/available-now')
    client.setQueryData(query.queryKey, ended)
  })
  return (
    <Section gap={3} width="form" aria-labelledby="own-now-title">
      <h2 id="own-now-title">{t('title')}</h2>
      {isError ? (
        <ErrorState heading="h3" words={t('failed')} onRetry={() => void refetch()} />
      ) : data?.until ? (
        <>
          <p role="status">
            <b>{t('until', { time: until(data.until) })}</b> {data.starts_at === null && t('notFree')}
          </p>
          <div>
            <Button variant="quiet" busy={end.isBusy} onClick={() => void end.run()}>
              {t('end')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="t2">{t('words')}</p>
          <ChoiceButtons
            label={t('length')}
            name="now-length"
            options={names.map((value) => ({ value, label: t('lengths', { minutes: value }) }))}
            value={length}
            onChoose={setLength}
          />
          <div>
            {/* Until the answer is there it stands as for most healers, so that nothing below it moves. */}
            <Button variant="primary" busy={!data || say.isBusy} onClick={() => void say.run()}>
              {t('start')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
