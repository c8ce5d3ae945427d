import '../../../messages/practice-services.ts'
import type { PracticeService } from '@newyou/contract/care/healers/services'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { rupees } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconChevronDown, IconChevronUp } from '../../../ui/icons.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { Card, Toolbar } from '../../../ui/parts.tsx'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useServiceWords } from '../service-words.ts'

const tones = { draft: 'info', live: 'ok', retired: 'past' } as const

/** One service with what a client would read of it, and what its healer does with it. */
export function ServiceRow({
  service,
  ownPrice,
  link,
  qrCode,
  isBusy,
  onEdit,
  onUp,
  onDown,
}: {
  service: PracticeService
  /** Of the healer's page, for services that have none of their own. */
  ownPrice: string
  /** The healer's page with this service chosen. */
  link: string
  /** The same as a picture for print. */
  qrCode: string
  isBusy: boolean
  onEdit: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const t = useTranslations('practice-services')
  const localized = useLocalized()
  const { name, description } = useServiceWords()(service)
  const { price_rupees: price } = service
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(localized(link), location.origin).href)
    toast({ tone: 'ok', words: t('copied') })
  }
  return (
    <Card tone="raised" size="small" gap={2}>
      <Toolbar ends="both">
        <h2>{name}</h2>
        <StatePill tone={tones[service.state]}>{t(`states.${service.state}`)}</StatePill>
      </Toolbar>
      <p className="t2 num">
        {t('facts', {
          count: service.minutes,
          price: price === null ? ownPrice : price === 0 ? t('free') : rupees(price * 100),
        })}
      </p>
      {description && <p className="small t2">{description}</p>}
      {service.audience !== 'everybody' && <p className="small t3">{t(`audiences.${service.audience}`)}</p>}
      <Toolbar>
        <Button variant="quiet" small aria-label={t('edit', { name })} onClick={onEdit}>
          {t('editShort')}
        </Button>
        {service.state === 'live' && (
          <>
            <Button variant="quiet" small onClick={() => void copy()}>
              {t('link')}
            </Button>
            <Button variant="quiet" small href={qrCode} download aria-label={t('qrCodeOf', { name })}>
              {t('qrCode')}
            </Button>
          </>
        )}
        {onUp && (
          <IconButton label={t('up', { name })} disabled={isBusy} onClick={onUp}>
            <Icon of={IconChevronUp} />
          </IconButton>
        )}
        {onDown && (
          <IconButton label={t('down', { name })} disabled={isBusy} onClick={onDown}>
            <Icon of={IconChevronDown} />
          </IconButton>
        )}
      </Toolbar>
    </Card>
  )
}
