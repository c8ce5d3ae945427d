import '../../messages/appointments.ts'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import JoinWaitlist from '../waitlist/waitlist.tsx'

/** The waiting list of a further service; closed it is a button. */
export default function ServiceWaitlist({
  healer,
  service,
}: {
  healer: HealerDetail
  service: PublicService
}) {
  const t = useTranslations('appointments.waitlist')
  const [openFor, setOpenFor] = useState<string>()
  if (openFor === service.u_id) return <JoinWaitlist healer={healer} service={service} />
  return (
    <Button variant="bare" small onClick={() => setOpenFor(service.u_id)}>
      {t('noTime')}
    </Button>
  )
}
