import '../../messages/progress.ts'
import type { ProgressSuggestion } from '@newyou/contract/care/progress/measures'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/parts.tsx'

/** What might be worth a talk, with its reasons, in the same words for both. Nothing is offered beside it. */
export function Suggested({
  suggestion,
  onDismiss,
}: {
  suggestion: ProgressSuggestion
  onDismiss: () => Promise<void>
}) {
  const t = useTranslations('progress.suggestion')
  const locale = useLocale()
  const dismiss = useAction(onDismiss)
  return (
    <Notice>
      <Stack gap={2}>
        <b>{t(`${suggestion.kind}.title`)}</b>
        <p>
          {suggestion.kind === 'no-change'
            ? t('no-change.reason', {
                name: suggestion.name,
                sessions: suggestion.sessions,
                first: suggestion.first,
                latest: suggestion.latest,
                points: suggestion.points,
              })
            : t('enough.reason', {
                goals: suggestion.goals,
                names: new Intl.ListFormat(locale).format(suggestion.names),
              })}
        </p>
        <p className="small t2">{t(`${suggestion.kind}.idea`)}</p>
        <div>
          <Button variant="bare" small busy={dismiss.isBusy} onClick={() => void dismiss.run()}>
            {t('dismiss')}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
