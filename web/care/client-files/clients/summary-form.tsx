import '../../../messages/practice-clients.ts'
import { planTitleMax } from '@newyou/contract/care/action-plans/limits'
import type { SessionSummary } from '@newyou/contract/care/client-files/clients'
import { homeworkMax, sessionSummaryMax } from '@newyou/contract/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { type FormErrors, useForm } from '../../../ui/form/use-form.ts'
import layout from '../../../ui/layout.module.css'
import { toast } from '../../../ui/overlay-store.ts'
import { Stack } from '../../../ui/parts.tsx'

interface Values {
  text: string
  homework: string
}
interface Parsed {
  text: string
  homework: string[]
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The summary for the client: a text, and homework with one item per line. */
export default function SummaryForm({
  appointmentId,
  name,
  summary,
  onDone,
}: {
  appointmentId: string
  name: string
  summary: SessionSummary | null
  onDone: () => void
}) {
  const t = useTranslations('practice-clients.summary')
  const required = useTranslations('ui')('fieldRequired')
  const queries = useQueryClient()
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { text: summary?.text ?? '', homework: summary?.homework.join('\n') ?? '' },
    keepAs: `summary-${appointmentId}`,
    schema(values): { parsed: Parsed } | { wrong: FormErrors<Values> } {
      const homework = linesOf(values.homework)
      const wrong = {
        ...(values.text.trim() === '' && { text: required }),
        ...(homework.length > homeworkMax && { homework: t('tooMany', { max: `${homeworkMax}` }) }),
        ...(homework.some((line) => line.length > planTitleMax) && {
          homework: t('tooLong', { max: `${planTitleMax}` }),
        }),
      }
      return Object.keys(wrong).length ? { wrong } : { parsed: { text: values.text.trim(), homework } }
    },
    async send(parsed) {
      await callApi('PUT /api/practice/appointment/{appointmentId}/summary', {
        params: { appointmentId },
        body: { ...parsed, version: summary?.version ?? null },
      })
      await queries.invalidateQueries({ queryKey: ['practice', 'client'] })
      toast({ tone: 'ok', words: t('sent', { name }) })
      onDone()
    },
  })
  return (
    <Stack as="form" gap={5} width="form" {...form}>
      <Field label={t('text')} hint={t('textHint', { name })} error={errors.text}>
        {(control) => <textarea {...control} {...text('text')} rows={6} maxLength={sessionSummaryMax} />}
      </Field>
      <Field
        label={t('homework')}
        hint={t('homeworkHint', { max: `${homeworkMax}` })}
        error={errors.homework}
      >
        {(control) => <textarea {...control} {...text('homework')} rows={4} />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t(summary ? 'save' : 'send')}
        </Button>
        {summary && (
          <Button variant="bare" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
