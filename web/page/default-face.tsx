import type { Gender } from '@newyou/contract/care/healers/healers'

/** A quiet outline for a missing picture, with longer or shorter hair. */
export function DefaultFace({ gender }: { gender: Gender | null }) {
  return (
    <svg viewBox="0 0 36 42" aria-hidden="true">
      <rect width="36" height="42" fill="var(--surface)" />
      {gender === 'female' && <path d="M9 32V18a9 9 0 0 1 18 0v14z" fill="var(--text3)" />}
      {gender !== 'female' && <path d="M10.5 17a7.5 7.5 0 0 1 15 0v2h-15z" fill="var(--text3)" />}
      <circle cx="18" cy="19" r="6.2" fill="var(--text2)" />
      <path d="M5 42c0-8 5.6-12.6 13-12.6S31 34 31 42z" fill="var(--edge)" />
    </svg>
  )
}
