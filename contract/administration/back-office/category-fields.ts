import { z } from 'zod'
import { askedCategory } from '../../foundation/categories/slugs.ts'
import { type Common, type Field, nullable, record, records, required } from './fields.ts'

/** A category by its slug. A hidden one stays where it is and is not put anywhere else. */
export const category = (
  label: string,
  { isNullable = false, ...common }: Common & { isNullable?: boolean } = {},
): Field => ({
  ...record(label, 'categories', { isNullable, ...common }),
  schema: nullable(askedCategory(required), isNullable),
})

/** Several categories. */
export const categoriesOf = (label: string): Field => ({
  ...records(label, 'categories'),
  schema: z.array(askedCategory()).max(24),
  isHidden: false,
})
