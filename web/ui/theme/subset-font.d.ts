declare module 'subset-font' {
  /** The part of a font that a text needs; an axis is kept between two values, or set to one. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>
    },
  ): Promise<Buffer>
}
