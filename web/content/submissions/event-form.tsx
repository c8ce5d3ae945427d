import '../../ui/form/zod-without-eval.ts'
import '../../messages/submissions.ts'
import { type EventDraft, proposalDays, type Submission } from '@newyou/contract/content/submissions'
import { eventKinds } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { say } from '../../api/say.ts'
import { useCategories } from '../../page/site-categories.ts'
import { useLanguages } from '../../session/use-languages.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { useLanguageName } from '../../ui/language-names.ts'
import layout from '../../ui/layout.module.css'
import { CardGrid } from '../../ui/parts.tsx'
import { useZoneName } from '../../ui/visitor-time.tsx'
import { draftOf, type EventValues, eventValues, wrongInEvent } from './event-values.ts'
import { submissionQueries } from './queries.ts'
import { SpeakerFields } from './speaker-fields.tsx'
import styles from './submissions.module.css'
import { useSaving } from './use-saving.ts'

/** A webinar or workshop that the healer would like to hold. */
export default function EventForm({
  submission,
}: {
  submission?: Extract<Submission, { kind: 'event' }> | undefined
}) {
  const t = useTranslations('submissions.form')
  const categories = useTranslations('categories')
  const offered = useCategories()
  const locale = useLocale()
  const languages = useLanguages()
  const languageName = useLanguageName()
  const zone = useZoneName()
  const mostWithoutLink = useQuery(submissionQueries.form()).data?.seats_without_link ?? null
  const { save, isSaving, send } = useSaving(submission)
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial: eventValues(submission?.content),
    schema(given: EventValues): { parsed: EventDraft } | { wrong: FormErrors<EventValues> } {
      const wrong = wrongInEvent(given)
      const said = Object.entries(wrong).map(([name, words]) => [name, say(locale, String(words))])
      return said.length ? { wrong: Object.fromEntries(said) } : { parsed: draftOf(given) }
    },
    send: (content) => send({ kind: 'event', content }),
  })
  return (
    <form {...form} className={`${fieldsClass} ${styles.form}`}>
      <ChoiceButtons
        label={t('kind')}
        name="event_kind"
        options={eventKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={values.event_kind}
        onChoose={(kind) => set('event_kind', kind)}
      />
      <Field label={t('title')} error={errors.title}>
        {(control) => <input {...control} {...text('title')} maxLength={120} />}
      </Field>
      <Field label={t('lead')} hint={t('leadHint')} error={errors.lead}>
        {(control) => <textarea {...control} {...text('lead')} rows={2} maxLength={300} />}
      </Field>
      <Field label={t('category')} error={errors.category}>
        {(control) => (
          <select
            {...control}
            value={values.category}
            onChange={({ target }) => set('category', target.value as EventValues['category'])}
          >
            <option value="">{t('choose')}</option>
            {offered.map(({ slug }) => (
              <option key={slug} value={slug}>
                {categories(slug)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('eventLanguage')} error={errors.language}>
        {(control) => (
          <select {...control} {...text('language')}>
            <option value="">{t('choose')}</option>
            {languages.map(({ name }) => (
              <option key={name} value={name}>
                {languageName(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CardGrid as="div" columns={2} gap={5}>
        <Field
          label={t('startsAt')}
          hint={t('startsHint', { zone: zone.long, count: proposalDays })}
          error={errors.starts_at}
        >
          {(control) => <input {...control} {...text('starts_at')} type="datetime-local" step={300} />}
        </Field>
        <Field label={t('minutes')} error={errors.minutes}>
          {(control) => <input {...control} {...text('minutes')} inputMode="numeric" maxLength={4} />}
        </Field>
        <Field label={t('price')} hint={t('priceHint')} error={errors.price_paise}>
          {(control) => <input {...control} {...text('price_paise')} inputMode="decimal" maxLength={8} />}
        </Field>
        <Field label={t('seats')} hint={t('seatsHint')} error={errors.seats}>
          {(control) => <input {...control} {...text('seats')} inputMode="numeric" maxLength={6} />}
        </Field>
      </CardGrid>
      <ChoiceButtons
        label={t('place')}
        name="place"
        options={[
          { value: 'online', label: t('online') },
          { value: 'place', label: t('atPlace') },
        ]}
        value={values.place}
        onChoose={(place: EventValues['place']) => set('place', place)}
      />
      {values.place === 'online' ? (
        <Field
          label={t('link')}
          hint={mostWithoutLink === null ? t('linkHint') : t('linkHintUpTo', { count: mostWithoutLink })}
          error={errors.join_url}
        >
          {(control) => <input {...control} {...text('join_url')} inputMode="url" maxLength={500} />}
        </Field>
      ) : (
        <>
          <Field label={t('venue')} error={errors.venue_name}>
            {(control) => <input {...control} {...text('venue_name')} maxLength={120} />}
          </Field>
          <Field label={t('address')} error={errors.venue_address}>
            {(control) => <input {...control} {...text('venue_address')} maxLength={200} />}
          </Field>
          <Field label={t('city')} error={errors.venue_city}>
            {(control) => <input {...control} {...text('venue_city')} maxLength={60} />}
          </Field>
        </>
      )}
      <Field label={t('about')} hint={t('aboutHint')} error={errors.about}>
        {(control) => <textarea {...control} {...text('about')} rows={8} maxLength={5000} />}
      </Field>
      <Field label={t('what_to_bring')} error={errors.what_to_bring}>
        {(control) => <input {...control} {...text('what_to_bring')} maxLength={600} />}
      </Field>
      <SpeakerFields
        speakers={values.speakers}
        errors={errors}
        onChange={(speakers) => set('speakers', speakers)}
      />
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button
          variant="quiet"
          busy={isSaving}
          onClick={() => void save({ kind: 'event', content: draftOf(values) })}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
