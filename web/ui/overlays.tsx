import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { type AskedQuestion, currentOverlays, subscribeOverlays } from './overlay-store.ts'

const Toasts = lazy(() => import('./mantine/toasts.tsx'))
const nothing = { question: null, hasToasts: false }

/** Where `confirm` and `toast` of overlay-store.ts appear. */
export function Overlays() {
  const { question, hasToasts } = useSyncExternalStore(subscribeOverlays, currentOverlays, () => nothing)
  return (
    <>
      <QuestionDialog question={question} />
      {hasToasts && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}

function QuestionDialog({ question }: { question: AskedQuestion | null }) {
  // The last question keeps its words while the dialog fades.
  const t = useTranslations('ui')
  const [shown, setShown] = useState(question)
  if (question && question !== shown) setShown(question)
  if (!shown) return null
  return (
    <Dialog isOpen={question !== null} onClose={() => shown.answer(false)} title={shown.title}>
      <p className="t2">{shown.words}</p>
      <DialogActions>
        <Button variant="bare" onClick={() => shown.answer(false)}>
          {shown.cancelLabel ?? t('cancel')}
        </Button>
        <Button variant="primary" onClick={() => shown.answer(true)}>
          {shown.confirmLabel ?? t('ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
