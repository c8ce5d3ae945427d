import '../../../messages/healers-compare.ts'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconScale } from '../../../ui/icons.ts'
import { toast } from '../../../ui/overlay-store.ts'
import styles from './compare-bar.module.css'
import { toggleCompared, useCompared } from './compared.ts'

/** Puts a healer beside others, or takes them away again. */
export default function CompareButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('healers-compare')
  const isChosen = useCompared().includes(id)
  return (
    <IconButton
      label={t('choose', { name })}
      aria-pressed={isChosen}
      className={styles.button}
      onClick={() => {
        if (!toggleCompared(id)) toast({ tone: 'bad', words: t('atMost') })
      }}
    >
      <Icon of={IconScale} />
    </IconButton>
  )
}
