import '../../messages/guardians.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { guardianQueries } from './queries.ts'

/** On the dashboard of a client under 18, as long as the guardian has not consented. */
export function GuardianGlance() {
  const t = useTranslations('guardians.glance')
  const { data } = useQuery(guardianQueries.mine())
  if (!data || data.state === 'given') return null
  return (
    <Card as="section" tone="warn" width="form" start gap={2} above={6}>
      <h2>{t('title')}</h2>
      <p>{t(data.state === 'missing' || data.state === 'pending' ? 'words' : 'closed')}</p>
      <Button variant="quiet" small to={urls.privacyCentre()}>
        {t('open')}
      </Button>
    </Card>
  )
}
