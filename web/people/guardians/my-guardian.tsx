import '../../ui/form/zod-without-eval.ts'
import '../../messages/guardians.ts'
import { guardianForm, type MyGuardian } from '@newyou/contract/people/guardians/guardians'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Row } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { GuardianFields, type GuardianFieldsForm } from './guardian-fields.tsx'
import { guardianQueries } from './queries.ts'

/** In the privacy centre of a client under 18: what the guardian answered, and what can be done until then. */
export function GuardianPart() {
  const { data } = useQuery(guardianQueries.mine())
  return data ? <Answer guardian={data} /> : null
}

function Answer({ guardian }: { guardian: MyGuardian }) {
  const t = useTranslations('guardians.mine')
  const locale = useLocale()
  const { at } = useWhen()
  const client = useQueryClient()
  const [isCorrecting, setCorrecting] = useState(false)
  const {
    state,
    guardian_name: name,
    guardian_contact: contact,
    answered_at,
    link_expires_at: until,
  } = guardian
  const save = async (changed: MyGuardian, message: string | undefined) => {
    await showSaved(client, guardianQueries.mine().queryKey, changed)
    if (message) toast({ tone: 'ok', words: message })
  }
  const again = useAction(async () => {
    const { data, message } = await callApi('POST /api/website/guardian/link')
    await save(data, message)
  })
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p role="status">{t(state, { name, contact, when: answered_at ? at(answered_at) : '' })}</p>
      {state === 'pending' && (
        <p className="small t2">{until ? t('link', { when: at(until) }) : t('noLink')}</p>
      )}
      {(state === 'refused' || state === 'withdrawn') && <p className="small t2">{t('change', { name })}</p>}
      <p className="small t2">{t('ends', { day: fullDate(guardian.ends_on, locale) })}</p>
      {state !== 'missing' && state !== 'given' && (
        <div className={layout.cluster}>
          <Button variant="quiet" small busy={again.isBusy} onClick={() => void again.run()}>
            {t('sendAgain')}
          </Button>
          {state === 'pending' && !isCorrecting && (
            <Button variant="bare" small onClick={() => setCorrecting(true)}>
              {t('correct')}
            </Button>
          )}
        </div>
      )}
      {(state === 'missing' || (state === 'pending' && isCorrecting)) && (
        <Details
          guardian={guardian}
          onSaved={(changed, message) => {
            setCorrecting(false)
            void save(changed, message)
          }}
        />
      )}
    </Row>
  )
}

function Details({
  guardian,
  onSaved,
}: {
  guardian: MyGuardian
  onSaved: (changed: MyGuardian, message: string | undefined) => void
}) {
  const t = useTranslations('guardians.mine')
  const { guardian_name, guardian_relation, guardian_contact } = guardian
  const fields = useForm({
    initial: { guardian_name, guardian_relation: guardian_relation ?? '', guardian_contact },
    schema: guardianForm,
    async send(body) {
      const { data, message } = await callApi('PUT /api/website/guardian', { body })
      onSaved(data, message)
    },
  })
  return (
    <form {...fields.form} className={fieldsClass} aria-label={t('correct')}>
      <GuardianFields {...(fields as unknown as GuardianFieldsForm)} />
      <FormFailure>{fields.failure}</FormFailure>
      <Button variant="primary" type="submit" busy={fields.isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
