import '../../messages/dependants.ts'
import type { Dependants } from '@newyou/contract/people/dependants'
import { type GuardianRelation, guardianRelations } from '@newyou/contract/people/guardians/rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckCard } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { Section, Stack } from '../../ui/parts.tsx'

const call = 'POST /api/website/dependant'
const nobody = { name: '', dob: '', contact: '' }

/** Adds a child without an account, or asks another adult by a link. */
export function AddDependant({ onAdded }: { onAdded: (changed: Dependants) => void }) {
  const t = useTranslations('dependants.add')
  const [kind, setKind] = useState<'child' | 'adult'>('child')
  const [values, setValues] = useState(nobody)
  const [relation, setRelation] = useState<GuardianRelation>('mother')
  const [isGuardian, setGuardian] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({})
  const { run, isBusy, failure, reset } = useAction(
    async () => {
      setWrong({})
      const { name, dob, contact } = values
      const { data } = await (kind === 'child'
        ? // The server says what is wrong with a box that is not ticked.
          callApi(call, { body: { kind, name, dob, relation, is_guardian: isGuardian as true } })
        : callApi(call, { body: { kind, name, contact } }))
      onAdded(data)
      setValues(nobody)
      setGuardian(false)
    },
    {
      shows: 'failure',
      onFailure(error) {
        if (error instanceof ApiError) setWrong(error.fieldErrors)
      },
    },
  )
  const field = (name: keyof typeof nobody, label: string, type = 'text') => (
    <Field label={label} error={wrong[name]}>
      {(control) => (
        <input
          {...control}
          type={type}
          name={name}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Section gap={3} width="form" aria-labelledby="add-title">
      <h2 id="add-title">{t('title')}</h2>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <ChoiceButtons
          label={t('kind')}
          name="kind"
          options={(['child', 'adult'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChoose={(value) => {
            setKind(value)
            setWrong({})
            reset()
          }}
        />
        <p className="small t2">{t(`${kind}Words`)}</p>
        {field('name', t('name'))}
        {kind === 'child' ? (
          <>
            {field('dob', t('dob'), 'date')}
            <ChoiceButtons
              label={t('relation')}
              name="relation"
              options={guardianRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
              value={relation}
              onChoose={setRelation}
            />
            <CheckCard checked={isGuardian} onChange={({ target }) => setGuardian(target.checked)}>
              {t('isGuardian')}
            </CheckCard>
          </>
        ) : (
          field('contact', t('contact'))
        )}
        <FormFailure>{wrong.is_guardian ?? failure}</FormFailure>
        <div>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t(kind === 'child' ? 'addChild' : 'ask')}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}
