import '../messages/frame-release.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import layout from '../ui/layout.module.css'
import { hideInCorner } from '../ui/overlay-store.ts'

/** Stays until it is answered; what is typed meanwhile is not lost. */
export function NewRelease({ onReload }: { onReload: () => void }) {
  const t = useTranslations('frame-release')
  return (
    <>
      <p>
        <b>{t('title')}</b>
      </p>
      <p className="small t2">{t('words')}</p>
      <p className={layout.cluster}>
        <Button variant="primary" small onClick={onReload}>
          {t('reload')}
        </Button>
        <Button variant="quiet" small onClick={() => hideInCorner('new-release')}>
          {t('later')}
        </Button>
      </p>
    </>
  )
}
