import { rupeeDigits } from './format.ts'
import styles from './marks.module.css'

/** A sum in the display face, where the sign needs air before the digit. */
export function DisplayRupees({ paise }: { paise: number }) {
  return (
    <span className={styles.money}>
      <span className={styles.sign}>₹</span>
      {rupeeDigits(paise)}
    </span>
  )
}
