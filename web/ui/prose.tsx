import styles from './prose.module.css'

/** Clean HTML of the server (rich text), set for reading. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={className ? `${styles.prose} ${className}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on its way into the database (platform/rich-text.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
