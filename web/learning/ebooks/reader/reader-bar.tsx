import '../../../messages/ebooks.ts'
import type { EbookReading } from '@newyou/contract/learning/ebooks'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { IconArrowLeft } from '../../../ui/icons.ts'
import { kolamOf } from '../../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../../ui/kolam-drawing.tsx'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { urls } from '../../../urls.ts'
import styles from './reader.module.css'

/** Back, title, and the place with whether it is kept; the kolam is walked as far as was read. */
export function ReaderBar({
  ebook,
  partWords,
  percent,
  isKept,
}: {
  ebook: EbookReading['ebook']
  partWords: string
  percent: number
  isKept: boolean
}) {
  const t = useTranslations('ebooks.reader')
  return (
    <header className={styles.bar}>
      <LocaleLink className={iconButtonClass} to={urls.ebook(ebook.u_id)} aria-label={t('back')}>
        <Icon of={IconArrowLeft} />
      </LocaleLink>
      <div>
        <h1 lang={ebook.language}>{ebook.title}</h1>
        <p className="small t2">
          <span aria-live="polite">{partWords}</span>
          <span className="num">{t(isKept ? 'kept' : 'notKept', { percent })}</span>
        </p>
      </div>
      <KolamDrawing
        of={kolamOf(ebook.u_id, { cols: 4, rows: 3 })}
        progress={percent / 100}
        className={styles.kolam}
      />
    </header>
  )
}
