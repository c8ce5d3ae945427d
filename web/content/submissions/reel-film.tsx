import type { Submission } from '@newyou/contract/content/submissions'
import styles from './submissions.module.css'

type Files = Extract<Submission, { kind: 'reel' }>['files']

/** The film that was sent, to look at. Its addresses live for minutes, so nothing is loaded before it is played. */
export function ReelFilm({ files: { film, poster, captions }, alt }: { files: Files; alt: string }) {
  if (!film) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there where a person speaks and they were sent
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      src={film.address}
      poster={poster?.address}
      aria-label={alt || undefined}
    >
      {captions && <track kind="captions" src={captions.address} default />}
    </video>
  )
}
