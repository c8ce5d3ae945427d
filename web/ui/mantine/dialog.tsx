import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DialogProps } from '../dialog.tsx'
import styles from './dialog.module.css'
import { MantineLayer } from './layer.tsx'

export default function MantineDialog({ isOpen, onClose, title, width = 420, children }: DialogProps) {
  const t = useTranslations('ui')
  return (
    <MantineLayer>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={title}
        size={width}
        centered
        // Locking would write a style element, which the security policy forbids; dialog.module.css locks instead.
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 140 }}
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{
          content: styles.content ?? '',
          header: styles.header ?? '',
          title: styles.title ?? '',
          body: styles.body ?? '',
          overlay: styles.overlay ?? '',
          close: styles.close ?? '',
        }}
      >
        {children}
      </Modal>
    </MantineLayer>
  )
}
