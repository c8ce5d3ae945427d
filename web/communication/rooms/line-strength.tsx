import '../../messages/rooms-call.ts'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconAntennaBars2, IconAntennaBars4, IconAntennaBars5 } from '../../ui/icons.ts'
import type { LineStrength } from './quality.ts'

const icons = { good: IconAntennaBars5, fair: IconAntennaBars4, weak: IconAntennaBars2 }

/** How well one's own picture and sound arrive, as bars and, for screen readers, as words. */
export function Strength({ of }: { of: LineStrength | undefined }) {
  const t = useTranslations('rooms-call.strength')
  if (!of) return null
  return (
    <span title={t(of)} data-strength={of}>
      <Icon of={icons[of]} />
      <span className="sr-only">{t(of)}</span>
    </span>
  )
}
