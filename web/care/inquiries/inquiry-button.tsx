import '../../messages/inquiries-button.ts'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'

const InquiryForm = lazy(async () => (await import('./late-inquiry-form.ts')).loadForm())

/** Opens the enquiry form, to one healer or to our team. */
export function InquiryButton({ healer }: { healer?: Pick<HealerCard, 'u_id' | 'full_name'> }) {
  const t = useTranslations('inquiries-button')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={healer ? t('titleHealer', { name: healer.full_name }) : t('title')}
        width={480}
      >
        <Suspense fallback={<SkeletonLine width="most" />}>
          <InquiryForm healer={healer} onSent={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
