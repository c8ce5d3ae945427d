import { coverWidths } from '@newyou/contract/vocabulary'
import styles from './cover.module.css'

/** For the `srcSet` of a picture. */
export const sources = (base: string) =>
  coverWidths.map((width) => `${base}-${width}.webp ${width}w`).join(', ')

/** The shapes in which pictures are shown: width by height. */
const shapes = { course: [16, 10], event: [16, 9], photo: [4, 3], upright: [3, 4] } as const
export type CoverShape = keyof typeof shapes

/** A picture in the widths of covers, as wide as the box it is given. Empty `alt` when its words stand beside it. */
export function Cover({
  base,
  alt,
  sizes,
  shape,
  eager = false,
  className,
}: {
  /** Address without `-352.webp`. */
  base: string
  alt: string
  sizes: string
  shape: CoverShape
  eager?: boolean
  className?: string | undefined
}) {
  const width = coverWidths.at(-1) ?? 1280
  const [wide, tall] = shapes[shape]
  return (
    <span className={className ? `${styles.cover} ${className}` : styles.cover}>
      <img
        src={`${base}-704.webp`}
        srcSet={sources(base)}
        sizes={sizes}
        width={width}
        height={Math.round((width * tall) / wide)}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  )
}
