import { Alert, Link as MuiLink } from '@mui/material'
import type { State } from '@newyou/contract/administration/back-office/resource'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'

type Page = { id: string; title: string; state: State }
const all = { pagination: { page: 1, perPage: 100 } }

/** Says which pages the site links to everywhere and nobody can read yet. */
export function PagesToWrite() {
  const { data: pages } = useGetList<Page>('pages', all)
  const { data: sections } = useGetList<Page>('about-modules', all)
  if (!pages || !sections) return null
  const missing = pages
    .filter(({ state }) => state !== 'published')
    .map(({ id, title }) => ({ title, to: `/pages/${encodeURIComponent(id)}` }))
  if (!sections.some(({ state }) => state === 'published'))
    missing.push({ title: 'About us', to: '/about-modules' })
  if (missing.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      Visitors cannot read these pages yet, and every page of the site links to them. Please write them and
      publish them:
      <ul>
        {missing.map(({ title, to }) => (
          <li key={to}>
            <MuiLink component={Link} to={to}>
              {title}
            </MuiLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
