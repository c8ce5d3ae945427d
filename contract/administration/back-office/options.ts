import { z } from 'zod'
import { endpoint, paging, uId } from '../../endpoint.ts'
import { categorySlug } from '../../foundation/categories/slugs.ts'
import { optionKinds } from './fields.ts'

/** The records that a field can refer to: id and name only. */
export const options = {
  'GET /api/staff/options/{kind}': endpoint({
    summary: 'List records to choose from, by name',
    who: 'staff',
    params: z.object({ kind: z.enum(optionKinds) }),
    query: z.strictObject({
      ...paging(25),
      search: z.string().trim().max(80).optional(),
      ids: z
        .string()
        .max(4000)
        .transform((list) => list.split(','))
        .pipe(z.array(uId.or(categorySlug)).max(100))
        .optional(),
    }),
    data: z.array(z.object({ u_id: uId.or(categorySlug), name: z.string() })),
    list: true,
  }),
}
