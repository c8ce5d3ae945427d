import { z } from 'zod'
import type { BrandShape, MediaKind, MediaWish, PictureShape } from '../../foundation/media.ts'
import { type Common, type Field, nullable, required } from './fields.ts'

interface MediaOptions extends Common {
  isRequired?: boolean
}

const uploaded = (label: string, wish: MediaWish, { isRequired = false, ...common }: MediaOptions): Field => {
  const name = z
    .string({ error: required })
    .regex(/^[a-z0-9/._-]{1,200}$/i, { error: 'Please upload this file again' })
  return {
    kind: 'media',
    label,
    schema: nullable(name, !isRequired),
    media: wish,
    isNullable: !isRequired,
    isHidden: true,
    ...(!isRequired && { initial: null }),
    ...common,
  }
}

/** An uploaded file, by its name. */
export const file = (label: string, kinds: readonly MediaKind[], options: MediaOptions = {}) =>
  uploaded(label, { kinds }, options)

/** An uploaded picture of a shape, by its base address (without width and format). */
export const picture = (label: string, shape: PictureShape | BrandShape, options: MediaOptions = {}) =>
  uploaded(label, { kinds: ['picture'], shape }, options)
