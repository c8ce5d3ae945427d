import '../../messages/signed-consents.ts'
import type { AskedConsent, Signature } from '@newyou/contract/care/signed-consents'
import { type DrawnLines, signedNameMax } from '@newyou/contract/care/signed-consents/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, focusFirstWrong } from '../../ui/field.tsx'
import { ChoiceButtons } from '../../ui/form/form-parts.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { useConsentWords } from './consent-words.ts'
import { DrawingField } from './drawing-field.tsx'

const ways = ['typed', 'drawn'] as const
const shortest = 2

/** Signs one consent by a typed or a drawn name. */
export function SignForm({ asked }: { asked: AskedConsent }) {
  const t = useTranslations('signed-consents.sign')
  const { locale, titleOf } = useConsentWords()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<(typeof ways)[number]>('typed')
  const [name, setName] = useState('')
  const [lines, setLines] = useState<DrawnLines>([])
  const [isTried, setTried] = useState(false)
  const isMissing = way === 'typed' ? name.trim().length < shortest : lines.length === 0
  const { run, isBusy } = useAction(
    async () => {
      setTried(true)
      if (isMissing) {
        requestAnimationFrame(() => focusFirstWrong(form.current))
        return
      }
      const signature: Signature =
        way === 'typed' ? { kind: 'typed', name: name.trim() } : { kind: 'drawn', lines }
      await callApi('POST /api/website/appointment/{appointmentId}/consent', {
        params: { appointmentId: asked.appointment_u_id },
        body: { version_u_id: asked.version_u_id, locale, signature },
      })
      toast({ tone: 'ok', words: t('done') })
      await queries.invalidateQueries({ queryKey: ['signed-consents'] })
    },
    // Other words are shown when they changed meanwhile.
    { onFailure: () => queries.invalidateQueries({ queryKey: ['signed-consents'] }) },
  )
  return (
    <Stack
      as="form"
      ref={form}
      gap={4}
      width="form"
      noValidate
      aria-label={t('form', { title: titleOf(asked) })}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <ChoiceButtons
        label={t('how')}
        name={`way-${asked.version_u_id}`}
        options={ways.map((value) => ({ value, label: t(value) }))}
        value={way}
        onChoose={setWay}
      />
      {way === 'typed' ? (
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={isTried && isMissing ? t('nameMissing') : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              maxLength={signedNameMax}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      ) : (
        <DrawingField
          lines={lines}
          error={isTried && isMissing ? t('drawingMissing') : undefined}
          onChange={setLines}
        />
      )}
      <p className="small t3">{t('kept')}</p>
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  )
}
