/** Words and files as one form, in the place of the call's body. */
export function withFiles(
  fields: Record<string, string | readonly string[] | undefined>,
  files: readonly File[],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value ?? []].flat()) form.append(name, one)
  for (const file of files) form.append('attachments', file)
  return form as never // the client's body is the form itself; the server reads the contract's fields from it
}
