import '../../ui/form/zod-without-eval.ts'
import '../../messages/support.ts'
import { ticketForm } from '@newyou/contract/communication/support'
import { type SupportTag, supportTags } from '@newyou/contract/communication/support/tags'
import { supportDescriptionMax, supportTitleMax } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { showSaved } from '../../api/show-saved.ts'
import { withFiles } from '../../api/with-files.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { Helpline } from '../../page/helpline.tsx'
import { useCategories } from '../../page/site-categories.ts'
import { callApi } from '../../session/call-api.ts'
import { currentSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FilesField } from '../../ui/files-field.tsx'
import { ChoicesButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { AnswerHours } from './answer-hours.tsx'
import { supportQueries } from './queries.ts'
import { QuestionsFirst } from './questions-first.tsx'
import styles from './support.module.css'

const tagsMax = 3
const formSchema = ticketForm.pick({ title: true, description: true, tags: true })

/** A request and what may come along with it; before it, what is asked most. */
export function Ask({ follows }: { follows: string | undefined }) {
  const t = useTranslations('support')
  const steps = useTranslations('support.form.steps')
  return (
    <>
      <p className={styles.back}>
        <Button variant="bare" small to={urls.support()}>
          <Icon of={IconArrowLeft} />
          {t('form.back')}
        </Button>
      </p>
      <h1>{t('form.title')}</h1>
      <p className={`t2 ${styles.lead}`}>{t('form.lead')}</p>
      <AnswerHours />
      <QuestionsFirst />
      <RequestForm follows={follows} />
      <Section width="text" above={7} className={styles.next}>
        <h2>{t('form.next')}</h2>
        <ol>
          <li>{steps('read')}</li>
          <li>{steps('answer')}</li>
          <li>{steps('after')}</li>
        </ol>
        <p className="t2">{t('form.crisis')}</p>
        <Helpline />
      </Section>
    </>
  )
}

function RequestForm({ follows }: { follows: string | undefined }) {
  const t = useTranslations('support.form')
  const tagNames = useTranslations('support.tags')
  const names = useTranslations('categories')
  const categories = useCategories()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [files, setFiles] = useState<File[]>([])
  const [wrongFiles, setWrongFiles] = useState<string>()
  const [category, setCategory] = useState('')
  const before = useQuery({
    ...supportQueries.one(follows ?? '', currentSession()?.userId ?? ''),
    enabled: follows !== undefined,
  }).data
  const { values, errors, failure, isBusy, set, setFailure, text, form } = useForm({
    initial: { title: '', description: '', tags: [] as SupportTag[] },
    schema: formSchema,
    keepAs: 'support-form',
    async send({ title, description, tags }) {
      setWrongFiles(undefined)
      const body = withFiles(
        {
          title,
          description,
          tags,
          new_you_category_u_id: category || undefined,
          follows_u_id: before?.u_id,
        },
        files,
      )
      try {
        const { data, message = '' } = await callApi('POST /api/website/support', { body })
        await showSaved(client, ['support', 'one', data.u_id], data)
        void client.invalidateQueries({ queryKey: ['support', 'mine'] })
        toast({ tone: 'ok', words: message })
        await navigate(localized(urls.supportTicket(data.u_id)))
      } catch (error) {
        const wrong = error instanceof ApiError ? error.fieldErrors.attachments : undefined
        if (!wrong) throw error
        setWrongFiles(wrong)
        setFailure(wrong)
      }
    },
  })
  return (
    <Card as="section" gap={6} width="text" above={8} aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      {before && <Notice>{t('follows', { number: `${before.number}` })}</Notice>}
      <form {...form} className={fieldsClass} aria-label={t('heading')}>
        <Field label={t('what')} error={errors.title}>
          {(control) => <input {...control} {...text('title')} maxLength={supportTitleMax} />}
        </Field>
        <Field label={t('description')} hint={t('descriptionHint')} error={errors.description}>
          {(control) => (
            <textarea {...control} {...text('description')} rows={6} maxLength={supportDescriptionMax} />
          )}
        </Field>
        <CrisisHelp text={`${values.title}\n${values.description}`} place="ticket" />
        <ChoicesButtons
          label={t('tags')}
          hint={t('tagsHint')}
          name="tags"
          error={errors.tags}
          options={supportTags.map((tag) => ({ value: tag, label: tagNames(tag) }))}
          values={values.tags}
          onChange={(tags) => {
            if (tags.length <= tagsMax) set('tags', tags)
          }}
        />
        <Field label={t('category')}>
          {(control) => (
            <select {...control} value={category} onChange={({ target }) => setCategory(target.value)}>
              <option value="">{t('noCategory')}</option>
              {categories.map(({ slug, new_you_category_u_id: id }) => (
                <option key={id} value={id}>
                  {names(slug)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <FilesField
          files={files}
          error={wrongFiles}
          onChange={(chosen) => {
            setFiles(chosen)
            setWrongFiles(undefined)
          }}
        />
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Card>
  )
}
