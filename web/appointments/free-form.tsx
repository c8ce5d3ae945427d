import '../messages/appointments-free.ts'
import type { HealerIntern } from '@newyou/contract/appointments/free-sessions'
import type { SessionMode } from '@newyou/contract/healers'
import { descriptionMax, descriptionMissing } from '@newyou/contract/vocabulary'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { callApi } from '../session/call-api.ts'
import { randomId } from '../session/random-id.ts'
import { Button } from '../ui/button.tsx'
import { Field, focusFirstWrong } from '../ui/field.tsx'
import layout from '../ui/layout.module.css'
import { useLocalized } from '../ui/locale-link.tsx'
import panel from '../ui/panel.module.css'
import { useWhen } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
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
  const [description, setDescription] = useState('')
  const [descriptionError, setDescriptionError] = useState<string>()
  // The same request, sent twice over a bad line, books once.
  const key = useRef(randomId())
  const request = `${chosen.at} ${mode} ${description}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for now has its own key
  useEffect(() => {
    key.current = randomId()
    booking.reset()
  }, [request])

  async function send(): Promise<string> {
    const healer_intern_u_id = intern.u_id
    const text = description.trim()
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

  const booking = useAction(async () => navigate(localized(urls.appointment(await send()))), {
    shows: 'failure',
    async onFailure(error) {
      // Without an answer it may have been booked: the next press uses the same key.
      if (!(error instanceof ApiError) || error.code === 'offline') return
      key.current = randomId()
      setDescriptionError(error.fieldErrors.description)
      await refetch()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!changed && description.trim() === '') {
      setDescriptionError(descriptionMissing)
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    void booking.run()
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
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
        error={descriptionError}
      >
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={2}
            maxLength={descriptionMax}
            value={description}
            onChange={({ target }) => {
              setDescription(target.value)
              setDescriptionError(undefined)
            }}
          />
        )}
      </Field>
      {booking.failure && (
        <p className={panel.wrong} role="alert">
          {booking.failure}
        </p>
      )}
      <p aria-live="polite">
        <b>{t('chosen', { when: at(chosen.at), name: intern.full_name })}</b>
      </p>
      <div className={layout.cluster}>
        <Button variant="accent" type="submit" busy={booking.isBusy}>
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
