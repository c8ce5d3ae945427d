import '../../messages/claim-receipts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { addDays, dayOf } from '../../ui/format.ts'
import { CardGrid, Section, Stack } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { claimQueries } from './queries.ts'

/** On the page of a session that was held: its receipt for a claim, or that of a range of days. */
export default function ClaimReceipt({ appointmentId, healer }: { appointmentId: string; healer: string }) {
  const t = useTranslations('claim-receipts')
  const queries = useQueryClient()
  const { data } = useQuery(claimQueries.mine(appointmentId))
  const { save, isBusy } = useFile()
  const wish = useAction(async (isWanted: boolean) => {
    await callApi('PUT /api/website/appointment/{appointmentId}/claim-code', {
      params: { appointmentId },
      body: { is_wanted: isWanted },
    })
    await queries.invalidateQueries({ queryKey: ['claim-code'] })
  })
  if (!data?.is_claimable) return null
  return (
    <Section gap={5}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <div>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() => void save(t('file'), `/api/website/claim-receipt?appointment_u_id=${appointmentId}`)}
        >
          {t('download')}
        </Button>
      </div>
      <Stack gap={2}>
        <p className="t2">
          {data.code
            ? t('code.written', { code: data.code })
            : t(data.asked_at ? 'code.asked' : 'code.none', { name: healer })}
        </p>
        <div>
          <Button variant="bare" small busy={wish.isBusy} onClick={() => void wish.run(!data.asked_at)}>
            {t(data.asked_at ? 'code.takeBack' : 'code.ask')}
          </Button>
        </div>
      </Stack>
      <OfDays
        onDownload={(from, to) => save(t('file'), `/api/website/claim-receipt?from=${from}&to=${to}`)}
      />
    </Section>
  )
}

const usualDays = 90

function OfDays({ onDownload }: { onDownload: (from: string, to: string) => Promise<boolean> }) {
  const t = useTranslations('claim-receipts.days')
  const today = dayOf(useNow(), useVisitorZone())
  const { errors, failure, isBusy, text, form } = useForm<
    { from: string; to: string },
    { from: string; to: string }
  >({
    initial: { from: addDays(today, -usualDays), to: today },
    schema: (values) =>
      values.from && values.to && values.from <= values.to
        ? { parsed: values }
        : { wrong: { to: t('wrong') } },
    send: async ({ from, to }) => void (await onDownload(from, to)),
  })
  return (
    <Stack as="form" {...form} gap={4} width="form">
      <CardGrid as="div" columns={2} gap={4}>
        <Field label={t('from')} error={errors.from}>
          {(control) => <input {...control} type="date" {...text('from')} />}
        </Field>
        <Field label={t('to')} error={errors.to}>
          {(control) => <input {...control} type="date" {...text('to')} />}
        </Field>
      </CardGrid>
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="quiet" small type="submit" busy={isBusy}>
          {t('download')}
        </Button>
      </div>
    </Stack>
  )
}
