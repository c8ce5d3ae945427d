import { Alert, Link as MuiLink } from '@mui/material'
import type { OpeningPart } from '@newyou/contract/administration/back-office/opening'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { callApi } from '@newyou/web/session/call-api.ts'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Trials } from './trials.tsx'

const parts: Record<Exclude<OpeningPart['part'], 'page'>, { words: string; to: string }> = {
  company: { words: 'Settings: name, state and address of the company', to: '/settings' },
  contact: { words: 'Settings: e-mail and phone', to: '/settings' },
  grievance: { words: 'Settings: the grievance officer and their e-mail', to: '/settings' },
  healers: {
    words: 'Healers: nobody can be booked yet. Invite one, and verify their documents',
    to: '/healers',
  },
  hours: { words: 'Hours: no healer has a time that can be booked', to: '/diary' },
  about: { words: 'About us: no section is published', to: '/about-modules' },
  booking: {
    words: 'Booking: nobody has booked a session yet. Book one yourself to see all of it',
    to: '/appointments',
  },
}

function lineOf({ part, slug, title }: OpeningPart) {
  if (part !== 'page') return parts[part]
  return { words: `${title}: not published`, to: `/pages/${encodeURIComponent(slug ?? '')}` }
}

/** What is missing before clients come; nothing when all is there. */
export function BeforeOpening() {
  const { permissions: roles } = usePermissions<readonly StaffRole[]>()
  const { data: missing = [] } = useQuery({
    queryKey: ['opening'],
    queryFn: async ({ signal }) => (await callApi('GET /api/staff/opening', { signal })).data,
  })
  if (missing.length === 0) return null
  return (
    <>
      <Alert severity="warning" sx={{ mb: 3 }}>
        Before you open, the site needs these. Visitors see no link to a page that is not published:
        <ul>
          {missing.map(lineOf).map(({ words, to }) => (
            <li key={words}>
              <MuiLink component={Link} to={to}>
                {words}
              </MuiLink>
            </li>
          ))}
        </ul>
      </Alert>
      {roles?.includes('admin') && <Trials />}
    </>
  )
}
