import '../../messages/dependants.ts'
import type { Dependant, Dependants } from '@newyou/contract/people/dependants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Row, Section, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { AddDependant } from './add-dependant.tsx'
import { dependantQuery } from './queries.ts'

/** For whom a client books and pays, with the form for one more, and who does so for them. */
export function MyDependants() {
  const t = useTranslations('dependants')
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(dependantQuery)
  const show = (changed: Dependants) => client.setQueryData(dependantQuery.queryKey, changed)
  if (isError) return <ErrorState heading="h2" words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLine width="most" tall />
  return (
    <>
      {data.dependants.length === 0 ? (
        <p className="t2">{t('none')}</p>
      ) : (
        <ul>
          {data.dependants.map((one) => (
            <DependantRow key={one.u_id} of={one} onChanged={show} />
          ))}
        </ul>
      )}
      <AddDependant onAdded={show} />
      {data.payers.length > 0 && (
        <Section gap={3}>
          <h2>{t('payers.title')}</h2>
          {data.payers.map(({ u_id, name }) => (
            <Stack key={u_id} gap={2} start>
              <p>{t('payers.words', { name })}</p>
              <End id={u_id} words={t('payers.end')} onChanged={show} />
            </Stack>
          ))}
        </Section>
      )}
    </>
  )
}

interface Changing {
  onChanged: (changed: Dependants) => void
}

function DependantRow({ of: one, onChanged }: { of: Dependant } & Changing) {
  const t = useTranslations('dependants')
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  return (
    <Row as="li">
      <Stack gap={2} start>
        <span className={layout.names}>
          <b>{one.name}</b>
          <span className="t2">
            {one.dob ? t('child', { day: fullDate(one.dob, locale) }) : t('adult')}
            {one.kind === 'adult' && `, ${t(`states.${one.state}`)}`}
          </span>
          {one.sent_to && <span className="small t3">{t('sentTo', { contact: one.sent_to })}</span>}
        </span>
        {one.kind === 'adult' ? (
          <End id={one.u_id} words={t('end', { name: one.name })} onChanged={onChanged} />
        ) : isSending ? (
          <OwnAccount of={one} onChanged={onChanged} onClose={() => setSending(false)} />
        ) : (
          <div className={layout.cluster}>
            <Button variant="bare" onClick={() => setSending(true)}>
              {t('account.open', { name: one.name })}
            </Button>
            <End id={one.u_id} words={t('remove', { name: one.name })} onChanged={onChanged} />
          </div>
        )}
      </Stack>
    </Row>
  )
}

function End({ id, words, onChanged }: { id: string; words: string } & Changing) {
  const end = useAction(async () => {
    const { data } = await callApi('DELETE /api/website/dependant/{dependantId}', {
      params: { dependantId: id },
    })
    onChanged(data)
  })
  return (
    <Button variant="bare" busy={end.isBusy} onClick={() => void end.run()}>
      {words}
    </Button>
  )
}

/** Sends a child the link to an account of their own. */
function OwnAccount({
  of: { u_id, name },
  onChanged,
  onClose,
}: { of: Dependant; onClose: () => void } & Changing) {
  const t = useTranslations('dependants.account')
  const [contact, setContact] = useState('')
  const { run, isBusy, failure } = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/dependant/{dependantId}/account', {
        params: { dependantId: u_id },
        body: { contact },
      })
      onChanged(data)
      toast({ tone: 'ok', words: t('sent', { name }) })
      onClose()
    },
    { shows: 'failure' },
  )
  return (
    <Stack
      as="form"
      gap={3}
      width="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <p className="small t2">{t('words', { name })}</p>
      <Field label={t('contact', { name })}>
        {(control) => (
          <input {...control} value={contact} onChange={({ target }) => setContact(target.value)} />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Stack>
  )
}
