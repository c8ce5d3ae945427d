import '../../../messages/practice-notes.ts'
import { noteHeadingMax, noteSectionsMax } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { type FormErrors, useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconX } from '../../../ui/icons.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { Row, Stack } from '../../../ui/parts.tsx'
import { practiceQueries } from '../queries.ts'

interface Values {
  name: string
  headings: string
}
interface Parsed {
  name: string
  headings: string[]
}

/** The templates that the healer made, and a form for another. */
export default function OwnTemplates() {
  const t = useTranslations('practice-notes.own')
  const required = useTranslations('ui')('fieldRequired')
  const queries = useQueryClient()
  const { data = [] } = useQuery(practiceQueries.noteTemplates)
  const changed = () => queries.invalidateQueries({ queryKey: practiceQueries.noteTemplates.queryKey })
  const remove = useAction(async (templateId: string) => {
    await callApi('DELETE /api/practice/note-template/{templateId}', { params: { templateId } })
    await changed()
    toast({ tone: 'ok', words: t('removed') })
  })
  const { errors, failure, isBusy, text, form, replace } = useForm<Values, Parsed>({
    initial: { name: '', headings: '' },
    schema(values): { parsed: Parsed } | { wrong: FormErrors<Values> } {
      const lines = values.headings.split('\n').map((line) => line.trim().slice(0, noteHeadingMax))
      const headings = [...new Set(lines.filter(Boolean))]
      const wrong = {
        ...(values.name.trim() === '' && { name: required }),
        ...(headings.length === 0 && { headings: required }),
        ...(headings.length > noteSectionsMax && {
          headings: t('headingsHint', { max: `${noteSectionsMax}` }),
        }),
      }
      return Object.keys(wrong).length ? { wrong } : { parsed: { name: values.name.trim(), headings } }
    },
    async send(body) {
      await callApi('POST /api/practice/note-template', { body })
      await changed()
      replace({ name: '', headings: '' })
      toast({ tone: 'ok', words: t('saved') })
    },
  })
  return (
    <Stack gap={5} width="form">
      <ul>
        {data.map((one) => (
          <Row key={one.u_id} shape="line">
            <span>{one.name}</span>
            <IconButton label={t('remove', { name: one.name })} onClick={() => void remove.run(one.u_id)}>
              <Icon of={IconX} />
            </IconButton>
          </Row>
        ))}
      </ul>
      <Stack as="form" gap={5} {...form}>
        <Field label={t('name')} error={errors.name}>
          {(control) => <input {...control} {...text('name')} maxLength={noteHeadingMax} />}
        </Field>
        <Field
          label={t('headings')}
          hint={t('headingsHint', { max: `${noteSectionsMax}` })}
          error={errors.headings}
        >
          {(control) => <textarea {...control} {...text('headings')} rows={5} />}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <div>
          <Button variant="quiet" type="submit" busy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Stack>
  )
}
