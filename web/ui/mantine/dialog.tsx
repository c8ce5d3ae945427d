import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DialogProps } from '../dialog-props.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { IconX } from '../icons.ts'
import styles from './dialog.module.css'
import { MantineLayer } from './layer.tsx'

export default function MantineDialog({ isOpen, onClose, title, width = 420, children }: DialogProps) {
  const t = useTranslations('ui')
  return (
    <MantineLayer>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        size={width}
        centered
        // Locking would write a style element, which the security policy forbids; dialog.module.css locks instead.
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 140 }}
        // A class name on the content itself would also dress the box that fills the screen around it.
        classNames={{ content: styles.content ?? '' }}
      >
        <Modal.Overlay className={styles.overlay ?? ''} />
        <Modal.Content>
          {/* Mantine's own head would count as a second banner of the page. */}
          <div className={styles.head}>
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            <IconButton label={t('closeDialog')} onClick={onClose} className={styles.close}>
              <Icon of={IconX} />
            </IconButton>
          </div>
          <Modal.Body className={styles.body ?? ''}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineLayer>
  )
}
