import '../../messages/submissions.ts'
import { speakersMax } from '@newyou/contract/content/submissions'
import { speakerAboutMax, speakerNameMax, speakerRoles } from '@newyou/contract/learning/events/speakers'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { FormErrors } from '../../ui/form/use-form.ts'
import { type EventValues, newSpeaker, type SpeakerValues } from './event-values.ts'
import styles from './submissions.module.css'

/** Speakers beside the host, each with a name and a line. */
export function SpeakerFields({
  speakers,
  errors,
  onChange,
}: {
  speakers: readonly SpeakerValues[]
  errors: FormErrors<EventValues>
  onChange: (speakers: readonly SpeakerValues[]) => void
}) {
  const t = useTranslations('submissions.form.speakers')
  const change = (key: string, part: Partial<SpeakerValues>) =>
    onChange(speakers.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.speakers}>
      <legend>{t('title')}</legend>
      <p className="small t3">{t('hint')}</p>
      {speakers.map(({ key, role, name, about }, place) => (
        <div key={key} className={styles.speaker}>
          <Field label={t('name', { place: place + 1 })} error={errors[`speakers.${place}.name`]}>
            {(control) => (
              <input
                {...control}
                value={name}
                maxLength={speakerNameMax}
                onChange={({ target }) => change(key, { name: target.value })}
              />
            )}
          </Field>
          <Field label={t('role', { place: place + 1 })}>
            {(control) => (
              <select
                {...control}
                value={role}
                onChange={({ target }) => change(key, { role: target.value as SpeakerValues['role'] })}
              >
                {speakerRoles.map((one) => (
                  <option key={one} value={one}>
                    {t(`roles.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('about', { place: place + 1 })} error={errors[`speakers.${place}.about`]}>
            {(control) => (
              <textarea
                {...control}
                value={about}
                rows={2}
                maxLength={speakerAboutMax}
                onChange={({ target }) => change(key, { about: target.value })}
              />
            )}
          </Field>
          <Button
            variant="bare"
            small
            className={styles.removal}
            aria-label={t('removeOf', { place: place + 1 })}
            onClick={() => onChange(speakers.filter((one) => one.key !== key))}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      {speakers.length < speakersMax && (
        <Button
          variant="quiet"
          className={styles.removal}
          onClick={() => onChange([...speakers, newSpeaker()])}
        >
          {t('add')}
        </Button>
      )}
    </fieldset>
  )
}
