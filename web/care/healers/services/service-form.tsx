import '../../../messages/practice-services.ts'
import '../../../ui/form/zod-without-eval.ts'
import { meetingModes } from '@newyou/contract/care/healers/meeting-modes'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import {
  type PracticeService,
  type ServiceForm,
  serviceAudiences,
  serviceLimits,
  serviceStates,
} from '@newyou/contract/care/healers/services'
import { sessionModes } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { say } from '../../../api/say.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons, FormFailure } from '../../../ui/form/form-parts.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { Stack, Toolbar } from '../../../ui/parts.tsx'
import { ownQueries } from '../queries.ts'
import {
  checkedService,
  emptyValues,
  offerFields,
  type ServiceValues,
  timeFields,
  valuesOf,
  wordFields,
} from './service-values.ts'

type FieldName = keyof ServiceValues
type Places = readonly MeetingPlace[]
type Form = Pick<ReturnType<typeof useForm<ServiceValues, ServiceForm>>, 'values' | 'errors' | 'set' | 'text'>

/** A new service, or one that is changed. The first one has words, and how it is paid. */
export function ServiceEditor({
  service,
  onSaved,
  onCancel,
  onChanged,
}: {
  service: PracticeService | undefined
  onSaved: (saved: PracticeService) => Promise<void>
  onCancel: () => void
  /** Another window has changed it meanwhile. */
  onChanged: () => Promise<unknown>
}) {
  const t = useTranslations('practice-services')
  const locale = useLocale()
  const { data: places = [] } = useQuery(ownQueries.places())
  const fields = useForm<ServiceValues, ServiceForm>({
    initial: service ? valuesOf(service) : emptyValues,
    schema: (values) => checkedService(values, (sentence) => say(locale, sentence)),
    async send(body) {
      try {
        await onSaved(await save(service, body))
        toast({ tone: 'ok', words: t('saved') })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'changedMeanwhile')) throw error
        await onChanged()
        fields.setFailure(t('changed'))
      }
    },
  })
  const name = service?.name ?? t('newTitle')
  return (
    <Stack as="form" gap={5} width="form" above={4} start {...fields.form} aria-label={name}>
      <ServiceFields of={fields} places={places} isFirst={service?.is_first === true} />
      <FormFailure>{fields.failure}</FormFailure>
      <Toolbar>
        <Button variant="primary" type="submit" busy={fields.isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Toolbar>
    </Stack>
  )
}

async function save(service: PracticeService | undefined, body: ServiceForm): Promise<PracticeService> {
  if (!service) return (await callApi('POST /api/practice/service', { body })).data
  const { version } = service
  if (service.is_first) {
    const { name, name_hi, description, description_hi, pays_later } = body
    const words = { name, name_hi, description, description_hi, pays_later, version }
    return (await callApi('PUT /api/practice/first-service', { body: words })).data
  }
  const params = { serviceId: service.u_id }
  return (await callApi('PUT /api/practice/service/{serviceId}', { params, body: { ...body, version } })).data
}

/** Each field that the form declares, with the control of its kind. */
export function ServiceFields({ of, places, isFirst }: { of: Form; places: Places; isFirst: boolean }) {
  const t = useTranslations('practice-services')
  const field = (name: FieldName) => <ServiceField key={name} name={name} of={of} places={places} />
  if (isFirst)
    return (
      <>
        <p className="t2">{t('first')}</p>
        {wordFields.map(field)}
        {field('pays_later')}
      </>
    )
  return (
    <>
      {wordFields.map(field)}
      {offerFields.map(field)}
      <h3>{t('times')}</h3>
      {timeFields.map(field)}
    </>
  )
}

function ServiceField({
  name,
  of: { values, errors, set, text },
  places,
}: {
  name: FieldName
  of: Form
  places: Places
}) {
  const t = useTranslations('practice-services')
  const hint = `hint.${name}` as 'hint.name'
  const words = {
    label: t(`label.${name}`),
    hint: t.has(hint) ? t(hint) : undefined,
    error: errors[name],
  }
  if (name === 'modes')
    return (
      <ChoicesButtons
        {...words}
        name={name}
        // Without a place nobody can be seen in person.
        options={(places.length ? meetingModes : sessionModes).map((value) => ({
          value: String(value),
          label: t(`modes.${value}`),
        }))}
        values={values.modes}
        onChange={(chosen) => set('modes', chosen)}
      />
    )
  if (name === 'places')
    return values.modes.includes('in-person') ? (
      <ChoicesButtons
        {...words}
        name={name}
        options={places.map((place) => ({ value: place.u_id, label: place.name }))}
        values={values.places}
        onChange={(chosen) => set('places', chosen)}
      />
    ) : null
  if (name === 'audience')
    return (
      <ChoiceButtons
        {...words}
        name={name}
        options={serviceAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        value={values.audience}
        onChoose={(chosen) => set('audience', chosen)}
      />
    )
  if (name === 'pays_later')
    return (
      <ChoiceButtons
        {...words}
        name={name}
        options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`payment.${value}`) }))}
        value={values.pays_later}
        onChoose={(chosen) => set('pays_later', chosen)}
      />
    )
  if (name === 'state')
    return (
      <ChoiceButtons
        {...words}
        name={name}
        options={serviceStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={values.state}
        onChoose={(chosen) => set('state', chosen)}
      />
    )
  if (name === 'start_step')
    return (
      <ChoiceButtons
        {...words}
        name={name}
        options={(['', '15', '30'] as const).map((value) => ({ value, label: t(`steps.${value}`) }))}
        value={values.start_step}
        onChoose={(chosen) => set('start_step', chosen)}
      />
    )
  const isLong = name === 'description' || name === 'description_hi'
  const isName = name === 'name' || name === 'name_hi'
  return (
    <Field {...words}>
      {(control) =>
        isLong ? (
          <textarea {...control} {...text(name)} rows={3} maxLength={serviceLimits.descriptionMax} />
        ) : (
          <input
            {...control}
            {...text(name)}
            maxLength={isName ? serviceLimits.nameMax : 6}
            inputMode={isName ? undefined : 'numeric'}
          />
        )
      }
    </Field>
  )
}
