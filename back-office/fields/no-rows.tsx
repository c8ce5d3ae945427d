import { Typography } from '@mui/material'
import { ListNoResults, useListContext } from 'react-admin'

/** What stands in a list without rows, as table or on a phone: an error is not the same as no results. */
export function NoRows() {
  const { error } = useListContext()
  return error ? <Typography p={2}>This list could not be loaded.</Typography> : <ListNoResults />
}
