import styles from './empty-state.module.css'

type Width = 'third' | 'half' | 'most' | 'full'

/** A line of text that is still to come. */
export function SkeletonLine({ width = 'full', tall = false }: { width?: Width; tall?: boolean }) {
  return <span className={`${styles.skeleton} ${styles.line} ${styles[width]} ${tall ? styles.tall : ''}`} />
}

/** A box of any shape that is still to come: give it size and outline by a class. */
export function SkeletonBox({ className }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className ?? ''}`} />
}
