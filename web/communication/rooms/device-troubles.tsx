import '../../messages/rooms-devices.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconAlertTriangle, IconX } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { browserOf, systemOf, type Trouble, troublesOf } from './device-problems.ts'
import type { Media } from './media.ts'
import styles from './notes.module.css'
import { useStore } from './store.ts'

/** Why camera and microphone do not work, by what they are blocked, and how one allows them on this browser. */
export function DeviceTroubles({ media, onClose }: { media: Media; onClose?: () => void }) {
  const t = useTranslations('rooms-devices')
  const { problems } = useStore(media.store)
  return troublesOf(problems).map((trouble) => {
    const wanted = (kind: 'camera' | 'microphone') => trouble.of === kind || trouble.of === 'both'
    return (
      <Card
        key={trouble.of}
        tone="warn"
        size="small"
        start
        gap={2}
        role="status"
        className={styles.trouble}
        data-closable={onClose ? true : undefined}
      >
        <b className={layout.person}>
          <Icon of={IconAlertTriangle} />
          {t(`${trouble.of}.${trouble.problem}`)}
        </b>
        <Advice of={trouble} />
        <Button
          variant="quiet"
          small
          onClick={() => void media.open({ camera: wanted('camera'), microphone: wanted('microphone') })}
        >
          {t('again')}
        </Button>
        {onClose && (
          <IconButton label={t('close')} className={styles.troubleClose} onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </Card>
    )
  })
}

function Advice({ of: { problem } }: { of: Trouble }) {
  const t = useTranslations('rooms-devices.advice')
  if (problem === 'refused') return <p>{t(`refused.${browserOf(navigator)}`)}</p>
  if (problem === 'system') return <p>{t(`system.${systemOf(navigator)}`)}</p>
  return <p>{t(problem)}</p>
}
