import { SearchInput } from 'react-admin'

/** The search of a list whose rows are found by a person or by an id. */
export const contactSearch = (placeholder = 'E-mail, mobile number or id') => (
  <SearchInput key="search" source="search" placeholder={placeholder} alwaysOn sx={{ minWidth: 280 }} />
)
