import '../../messages/handovers.ts'
import type { MyHandovers } from '@newyou/contract/care/handovers'
import { type HandoverPart, handoverParts, handoverReaders } from '@newyou/contract/care/handovers/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons } from '../../ui/form/form-parts.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { handoverQueries } from './queries.ts'

const found = 20
const shortest = 2

/** Opens parts of the file that one healer keeps to another one, who is found by name. */
export function GiveForm({ keepers }: { keepers: MyHandovers['keepers'] }) {
  const t = useTranslations('handovers')
  const client = useQueryClient()
  const [from, setFrom] = useState(keepers[0]?.u_id ?? '')
  const [search, setSearch] = useState('')
  const [to, setTo] = useState('')
  const [reader, setReader] = useState<(typeof handoverReaders)[number]>('successor')
  const [parts, setParts] = useState<HandoverPart[]>([])
  const [isTried, setTried] = useState(false)
  const words = search.trim()
  const { data: healers } = useQuery({
    queryKey: ['handover-healers', words],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/website/healer', { query: { search: words, items_per_page: found }, signal }))
        .data,
    enabled: words.length >= shortest,
  })
  const { run, isBusy } = useAction(async () => {
    setTried(true)
    if (!to || parts.length === 0) return
    const { data } = await callApi('POST /api/website/handover', {
      body: { from_healer_u_id: from, to_healer_u_id: to, reader, parts },
    })
    await showSaved(client, handoverQueries.mine().queryKey, data)
    toast({ tone: 'ok', words: t('given') })
    setParts([])
    setTried(false)
  })
  return (
    <Stack
      as="form"
      gap={4}
      width="form"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Field label={t('from')} hint={t('fromHint')}>
        {(control) => (
          <select {...control} value={from} onChange={({ target }) => setFrom(target.value)}>
            {keepers.map(({ u_id: id, full_name: name, has_left: hasLeft }) => (
              <option key={id} value={id}>
                {hasLeft ? t('hasLeft', { name }) : name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('search')} hint={t('searchHint')}>
        {(control) => (
          <input
            {...control}
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <Field label={t('to')} error={isTried && !to ? t('toMissing') : undefined}>
        {(control) => (
          <select {...control} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{t('choose')}</option>
            {(healers ?? [])
              .filter(({ u_id: id }) => id !== from)
              .map(({ u_id: id, full_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      <ChoiceButtons
        label={t('reader')}
        name="reader"
        options={handoverReaders.map((value) => ({ value, label: t(`readers.${value}`) }))}
        value={reader}
        onChoose={setReader}
      />
      <ChoicesButtons
        label={t('what')}
        hint={t('whatHint')}
        name="parts"
        error={isTried && parts.length === 0 ? t('whatMissing') : undefined}
        options={handoverParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        values={parts}
        onChange={setParts}
      />
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('give')}
        </Button>
      </div>
    </Stack>
  )
}
