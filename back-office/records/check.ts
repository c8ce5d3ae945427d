import { type Resource, written } from '@newyou/contract/administration/back-office/resource'

/** The same checks as the server's, before anything is sent. */
export const checkOf = (of: Resource, isNew: boolean) => (values: Record<string, unknown>) =>
  Object.fromEntries(
    written(of).flatMap(([name, { schema, initial, isFixed, isNullable, kind }]) => {
      if (isFixed && !isNew) return []
      const value = values[name]
      if ((value === undefined || value === '') && initial !== undefined) return []
      const isText = kind === 'text' || kind === 'long' || kind === 'rich'
      const asText = isText && (value === null || value === undefined) ? '' : value
      const given = asText instanceof Date ? asText.toISOString() : asText
      if (given === null && isNullable) return []
      const checked = schema.safeParse(
        Array.isArray(given) ? given.filter((one) => one !== '') : (given ?? undefined),
      )
      return checked.success ? [] : [[name, checked.error.issues[0]?.message ?? 'Please check this field']]
    }),
  )

/** Initial values of new forms. */
export const beginningOf = (of: Resource) =>
  Object.fromEntries(
    written(of).flatMap(([name, { initial }]) =>
      initial === undefined || initial === null ? [] : [[name, initial]],
    ),
  )
