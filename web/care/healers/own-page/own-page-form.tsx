import '../../../messages/healers-page.ts'
import '../../../ui/form/zod-without-eval.ts'
import type { OwnPage, PageForm } from '@newyou/contract/care/healers/page'
import { checkedPage, type PageValues, valuesOf } from '@newyou/contract/care/healers/page-values'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { say } from '../../../api/say.ts'
import { showSaved } from '../../../api/show-saved.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import layout from '../../../ui/layout.module.css'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { Stack, Toolbar } from '../../../ui/parts.tsx'
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts'
import { urls } from '../../../urls.ts'
import { ownQueries } from '../queries.ts'
import { PageChange } from './page-change.tsx'
import { SessionFields, TextFields } from './page-fields.tsx'
import { PortraitChange } from './portrait-change.tsx'

/** All that a healer changes on the own page; one button saves it. */
export function OwnPageForm({ page }: { page: OwnPage }) {
  const t = useTranslations('healers-page')
  const locale = useLocale()
  const client = useQueryClient()
  const keep = async (next: OwnPage) => {
    await showSaved(client, ownQueries.page().queryKey, next)
    fields.replace(valuesOf(next))
  }
  const fields = useForm<PageValues, PageForm>({
    initial: valuesOf(page),
    schema: (values) => checkedPage(values, page.version, (sentence) => say(locale, sentence)),
    async send(body) {
      try {
        const { data } = await callApi('PUT /api/practice/page', { body })
        await keep(data)
        toast({ tone: 'ok', words: data.change ? t('sent') : t('saved') })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'changedMeanwhile')) throw error
        await client.refetchQueries({ queryKey: ownQueries.page().queryKey })
        fields.setFailure(t('changed'))
      }
    },
  })
  const isChanged = JSON.stringify(fields.values) !== JSON.stringify(valuesOf(page))
  useLeaveQuestion(isChanged && !fields.isBusy, {
    title: t('leaving.title'),
    words: t('leaving.words'),
    confirmLabel: t('leaving.confirm'),
    cancelLabel: t('leaving.cancel'),
  })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t(page.is_reviewed ? 'leadReviewed' : 'lead')}</p>
      {page.state === 'verified' && (
        <Toolbar as="p">
          <LocaleLink to={urls.healer(page.u_id)}>{t('view')}</LocaleLink>
          <LocaleLink to={urls.brochure(page.u_id)}>{t('brochure')}</LocaleLink>
        </Toolbar>
      )}
      {page.change && <PageChange change={page.change} onWithdrawn={keep} />}
      <PortraitChange page={page} />
      <Stack as="form" gap={8} width="form" above={6} start {...fields.form} aria-label={t('title')}>
        <SessionFields {...fields} />
        <TextFields {...fields} />
        <FormFailure>{fields.failure}</FormFailure>
        <Button variant="primary" type="submit" busy={fields.isBusy}>
          {t('save')}
        </Button>
      </Stack>
    </>
  )
}
