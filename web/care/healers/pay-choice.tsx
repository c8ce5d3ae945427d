import '../../messages/appointments-later.ts'
import { useTranslations } from 'use-intl'
import { RadioCard } from '../../ui/choice.tsx'
import { Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

/** When a session is paid, where it may be paid later and is far enough ahead. */
export function PayChoice({
  payBy,
  isLater,
  onChoose,
}: {
  /** Until when it would be paid, in epoch milliseconds. */
  payBy: number
  isLater: boolean
  onChoose: (isLater: boolean) => void
}) {
  const t = useTranslations('appointments-later')
  const { until } = useWhen()
  return (
    <Stack as="fieldset" gap={2}>
      <legend>{t('choose')}</legend>
      <RadioCard name="pay" value="now" checked={!isLater} onChange={() => onChoose(false)}>
        <b>{t('now')}</b>
      </RadioCard>
      <RadioCard name="pay" value="later" checked={isLater} onChange={() => onChoose(true)}>
        <Stack as="span" gap={1}>
          <b>{t('later', { when: until(new Date(payBy).toISOString()) })}</b>
          <span className="small t2">{t('laterWords')}</span>
        </Stack>
      </RadioCard>
    </Stack>
  )
}
