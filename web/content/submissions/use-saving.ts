import '../../messages/submissions.ts'
import type { ReelFileSlot, Submission, SubmissionContent } from '@newyou/contract/content/submissions'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { practiceUrls } from '../../practice-urls.ts'
import { callApi } from '../../session/call-api.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { submissionQueries } from './queries.ts'

/** Saves a draft, and sends it; what was saved once is not begun a second time. */
export function useSaving(submission: Submission | undefined) {
  const t = useTranslations('submissions.form')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const latest = useRef(submission)

  async function keep(draft: SubmissionContent): Promise<Submission> {
    const before = latest.current
    const { data } = before
      ? await callApi('PUT /api/practice/submission/{submissionId}', {
          params: { submissionId: before.u_id },
          body: { version: before.version, draft },
        })
      : await callApi('POST /api/practice/submission', { body: { draft } })
    latest.current = data
    return data
  }

  /** Shows it on its own page. */
  async function show(data: Submission, words: string) {
    await showSaved(queries, submissionQueries.one(data.u_id).queryKey, data)
    void queries.invalidateQueries({ queryKey: ['submissions', 'list'] })
    await navigate(localized(practiceUrls.submission(data.u_id)), { replace: true, preventScrollReset: true })
    // Only now: what is pressed on the form that was replaced would be lost.
    toast({ tone: 'ok', words })
  }

  const saving = useAction(async (draft: SubmissionContent) => show(await keep(draft), t('saved')))

  return {
    /** Keeps what was typed with a file of it, or without one that was there. */
    async keepFile(draft: SubmissionContent, file: { slot: ReelFileSlot; upload_u_id: string | null }) {
      const { u_id: submissionId, version } = await keep(draft)
      const { data } = await callApi('PUT /api/practice/submission/{submissionId}/file', {
        params: { submissionId },
        body: { version, ...file },
      })
      latest.current = data
      await show(data, t(file.upload_u_id ? 'fileKept' : 'fileRemoved'))
    },
    save: saving.run,
    isSaving: saving.isBusy,
    async send(draft: SubmissionContent) {
      const { u_id: submissionId, version } = await keep(draft)
      const { data } = await callApi('POST /api/practice/submission/{submissionId}/send', {
        params: { submissionId },
        body: { version },
      })
      latest.current = data
      await show(data, t('sent'))
    },
  }
}
