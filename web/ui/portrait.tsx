import type { CategorySlug, HealerCard } from '@newyou/contract/care/healers/healers'
import { faceWidths, portraitWidths } from '@newyou/contract/vocabulary'
import styles from './portrait.module.css'

type Image = HealerCard['image']

/** Drawn portraits bring their niche (154:228); uploads are cut to 5:6 inside the niche of the category. */
const framedRatio = 228 / 154
const uploadRatio = 6 / 5

function sources(base: string, widths: readonly number[], format: string) {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
}

/** A healer in the niche of their category, as wide as the box it is given. */
export function Portrait({
  image,
  category,
  alt,
  sizes,
  eager = false,
}: {
  image: Image
  category: CategorySlug
  alt: string
  /** The widths it is shown in, as for `<img sizes>`. */
  sizes: string
  eager?: boolean
}) {
  if (!image) return <span className={styles.niche} data-niche={category} data-category={category} />
  const width = portraitWidths.at(-1) ?? 512
  const height = Math.round(width * (image.framed ? framedRatio : uploadRatio))
  return (
    <picture
      className={image.framed ? styles.framed : styles.niche}
      data-niche={image.framed ? undefined : category}
      data-category={category}
    >
      <source type="image/avif" srcSet={sources(image.portrait, portraitWidths, 'avif')} sizes={sizes} />
      <img
        src={`${image.portrait}-248.webp`}
        srcSet={sources(image.portrait, portraitWidths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const faceSizes = { small: [36, 42], row: [40, 47], card: [56, 66] } as const

/** A small face in a plain arch. The name stands beside it, so it says nothing itself. */
export function Face({ image, size = 'row' }: { image: Image; size?: keyof typeof faceSizes }) {
  const [width, height] = faceSizes[size]
  return (
    <span className={`${styles.face} ${styles[size]}`}>
      {image && (
        <picture>
          <source type="image/avif" srcSet={sources(image.face, faceWidths, 'avif')} sizes={`${height}px`} />
          <img
            src={`${image.face}-112.webp`}
            srcSet={sources(image.face, faceWidths, 'webp')}
            sizes={`${height}px`}
            width={width}
            height={height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
  )
}
