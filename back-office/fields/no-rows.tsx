import { Typography } from '@mui/material'
import { ListNoResults, useListContext } from 'react-admin'

/** The content of an empty list, as table or on a phone: an error is not the same as no results. */
export function NoRows() {
  const { error } = useListContext()
  return error ? <Typography p={2}>This list could not be loaded.</Typography> : <ListNoResults />
}
