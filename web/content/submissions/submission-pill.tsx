import '../../messages/submissions.ts'
import type { Submission } from '@newyou/contract/content/submissions'
import { useTranslations } from 'use-intl'
import { StatePill } from '../../ui/state-pill.tsx'

const tones = { draft: 'past', sent: 'info', accepted: 'ok', refused: 'bad' } as const

export function SubmissionPill({ of: { state, result } }: { of: Pick<Submission, 'state' | 'result'> }) {
  const t = useTranslations('submissions.states')
  return <StatePill tone={tones[state]}>{t(result?.is_public ? 'public' : state)}</StatePill>
}

export function useKindWords() {
  const t = useTranslations('submissions.kinds')
  return (of: Submission) => t(of.kind === 'event' ? of.content.event_kind : of.kind)
}
