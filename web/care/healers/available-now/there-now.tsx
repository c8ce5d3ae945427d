import '../../../messages/healers-now.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '../../../ui/parts.tsx'
import { urls } from '../../../urls.ts'
import { HealerBoard } from '../board.tsx'
import { useThere } from './use-there.ts'

/** Healers who can begin within a quarter of an hour, by when they would. */
export default function ThereNow() {
  const t = useTranslations('healers-now')
  const titleId = useId()
  const there = useThere() ?? []
  if (there.length === 0) return null
  return (
    <Section aria-labelledby={titleId} gap={3}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      <HealerBoard
        healers={there.map(({ healer, starts_at }) => ({ ...healer, next_free_at: starts_at }))}
        toOf={({ u_id }) => `${urls.healer(u_id)}#now`}
      />
    </Section>
  )
}
