import { Box, Link as StyledLink, Typography } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'
import { type Found, findMin } from '@newyou/contract/administration/back-office/finding'
import { resources } from '@newyou/contract/administration/back-office/resources'
import { callApi } from '@newyou/web/session/call-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

/** So long after the last letter is looked for what was typed. */
const settleMs = 300

const ofOthers: Record<string, string> = {
  clients: 'Client',
  healers: 'Healer',
  orders: 'Order',
  tickets: 'Support ticket',
}
const kindOf = (name: string) => ofOthers[name] ?? resources.find((of) => of.name === name)?.label.one ?? name
const addressOf = ({ kind, u_id: id }: Found) => (kind in ofOthers ? `/${kind}/${id}/show` : `/${kind}/${id}`)

function useSettled(typed: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Clients, healers, orders, tickets and content by what was typed, below the entries of the menu. */
export function FoundRecords({ typed, onFollow }: { typed: string; onFollow: () => void }) {
  const search = useSettled(typed)
  const { data } = useQuery<Found[]>({
    queryKey: ['find', search],
    queryFn: async ({ signal }) => (await callApi('GET /api/staff/find', { query: { search }, signal })).data,
    enabled: search.length >= findMin,
    retry: false,
  })
  if (!data || data.length === 0 || search !== typed.trim()) return null
  return (
    <Box component="section" aria-label="Found records" sx={{ px: 2, py: 1 }}>
      <Typography component="h2" variant="body2" fontWeight={600} color="text.secondary">
        Records
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((found) => {
          const isTicket = found.kind === 'tickets'
          const to = isTicket ? pathTo('helpDeskTicket', { supportId: found.u_id }) : addressOf(found)
          return (
            <Box component="li" key={`${found.kind}-${found.u_id}`} sx={{ py: 0.75 }}>
              <StyledLink {...(isTicket ? { href: to } : { component: Link, to, onClick: onFollow })}>
                {found.title}
              </StyledLink>
              <Typography variant="body2" color="text.secondary">
                {kindOf(found.kind)}
                {found.detail && `, ${found.detail}`}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
