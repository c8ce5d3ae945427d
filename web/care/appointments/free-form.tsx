import '../../messages/appointments-free.ts'
import type { HealerIntern } from '@newyou/contract/care/appointments/free-sessions'
import type { SessionMode } from '@newyou/contract/care/healers/healers'
import { descriptionMax, descriptionMissing } from '@newyou/contract/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { callApi } from '../../session/call-api.ts'
import { randomId } from '../../session/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import layout from '../../ui/layout.module.css'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Card } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './free-appointment.module.css'
import { useChanges } from './use-changes.ts'

/** The intern and the time that the client chose. */
export interface FreeChoice {
  intern: HealerIntern
  at: string
}

/** How to meet and one line; then it is booked, or the booked one changes to this intern. */
export function FreeForm({ chosen, change: changed }: { chosen: FreeChoice; change: string | undefined }) {
  const t = useTranslations('appointments-free')
  const navigate = useNavigate()
  const localized = useLocalized()
  const { at } = useWhen()
  const { change, refetch } = useChanges()
  const { intern } = chosen
  const [mode, setMode] = useState<SessionMode>(intern.modes[0] ?? 'video')
  // The same request, sent twice over a bad line, books once.
  const key = useRef(randomId())

  async function send(text: string): Promise<string> {
    const healer_intern_u_id = intern.u_id
    if (changed) {
      await change(
        () =>
          callApi('PATCH /api/website/demo-appointment-status/{u_id}', {
            params: { u_id: changed },
            body: {
              appointment_request: 'change-intern',
              healer_intern_u_id,
              starts_at: chosen.at,
              ...(text && { request: text }),
            },
            idempotencyKey: key.current,
          }),
        t('changed', { name: intern.full_name }),
      )
      return changed
    }
    let id = ''
    await change(async () => {
      const answer = await callApi('POST /api/website/demo-appointment', {
        body: { healer_intern_u_id, starts_at: chosen.at, mode, description: text },
        idempotencyKey: key.current,
      })
      id = answer.data.u_id
      return answer
    })
    return id
  }

  const { values, errors, failure, setFailure, isBusy, text, form } = useForm({
    initial: { description: '' },
    schema({ description }): { parsed: string } | { wrong: { description: string } } {
      const words = description.trim()
      return words || changed ? { parsed: words } : { wrong: { description: descriptionMissing } }
    },
    async send(description) {
      try {
        await navigate(localized(urls.appointment(await send(description))))
      } catch (error) {
        // Without an answer it may have been booked: the next press uses the same key.
        if (error instanceof ApiError && error.code !== 'offline') {
          key.current = randomId()
          await refetch()
        }
        throw error
      }
    },
  })
  const request = `${chosen.at} ${mode} ${values.description}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for now has its own key
  useEffect(() => {
    key.current = randomId()
    setFailure(undefined)
  }, [request])

  return (
    <form {...form} className={styles.form}>
      {!changed && intern.modes.length > 1 && (
        <fieldset className={styles.modes}>
          <legend>{t('mode')}</legend>
          {intern.modes.map((known) => (
            <label key={known}>
              <input
                type="radio"
                name="mode"
                value={known}
                checked={known === mode}
                onChange={() => setMode(known)}
              />
              {t(`modes.${known}`)}
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label={t('description')}
        hint={t('descriptionHint', { name: intern.full_name })}
        error={errors.description}
      >
        {(control) => <textarea {...control} rows={2} maxLength={descriptionMax} {...text('description')} />}
      </Field>
      <CrisisHelp text={values.description} place="booking" />
      {failure && (
        <Card as="p" tone="bad" size="small" role="alert">
          {failure}
        </Card>
      )}
      <p aria-live="polite">
        <b>{t('chosen', { when: at(chosen.at), name: intern.full_name })}</b>
      </p>
      <div className={layout.cluster}>
        <Button variant="accent" type="submit" busy={isBusy}>
          {changed ? t('change', { name: intern.full_name }) : t('confirm')}
        </Button>
        {changed && (
          <Button variant="bare" to={urls.appointment(changed)}>
            {t('keep')}
          </Button>
        )}
      </div>
      <p className="small t3">{t('rule')}</p>
    </form>
  )
}
