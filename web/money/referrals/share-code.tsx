import '../../messages/referrals.ts'
import type { Referral } from '@newyou/contract/money/referrals'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconBrandWhatsapp } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import styles from './earn-and-refer.module.css'

/** The code, its link, and the ways to pass it on. */
export function ShareCode({ referral: { code, link } }: { referral: Referral }) {
  const t = useTranslations('referrals.code')
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ tone: 'ok', words: t('copied') })
    } catch {
      toast({ tone: 'bad', words: t('notCopied') })
    }
  }
  return (
    <section className={styles.code}>
      <h2 className="small">{t('title')}</h2>
      <p className={`${styles.letters} num`}>{code}</p>
      <p className={`small t2 ${styles.link}`}>
        <span className="t3">{t('link')}:</span> {link}
      </p>
      <div className={layout.cluster}>
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          variant="quiet"
          href={`https://wa.me/?text=${encodeURIComponent(t('text', { code, link }))}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon of={IconBrandWhatsapp} />
          {t('whatsapp')}
        </Button>
      </div>
    </section>
  )
}
