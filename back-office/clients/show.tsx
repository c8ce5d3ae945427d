import { Box, Link as SiteLink, Stack, Typography } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'
import type { StaffClient } from '@newyou/contract/administration/back-office/clients'
import type { ReactNode } from 'react'
import { Link, Show, useRecordContext } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { Contacts } from './contacts.tsx'
import { LogOut } from './log-out.tsx'

/** The list of another screen, of one client. */
const allOf = (name: string, { u_id: search }: StaffClient) =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify({ search }))}`

const Line = ({ at, children }: { at: string; children: ReactNode }) => (
  <Typography>
    <Box component="span" color="text.secondary" className="num">
      {when(at)}
    </Box>{' '}
    {children}
  </Typography>
)

function Some({
  title,
  total,
  empty,
  all,
  children,
}: {
  title: string
  total: number
  empty: string
  all?: string
  children: ReactNode
}) {
  return (
    <Section title={`${title} (${total})`}>
      {total === 0 ? <Typography color="text.secondary">{empty}</Typography> : children}
      {all && total > 0 && (
        <Typography mt={1}>
          <Link to={all}>All {title.toLowerCase()}</Link>
        </Typography>
      )}
    </Section>
  )
}

function File() {
  const client = useRecordContext<StaffClient & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (!client?.appointments) return null
  const { appointments, tickets, orders } = client
  return (
    <Box p={2}>
      <Stack
        direction="row"
        gap={2}
        alignItems="center"
        flexWrap="wrap"
        justifyContent="space-between"
        mb={2}
      >
        <Typography variant="h5" component="h2">
          {client.name}
        </Typography>
        {!client.is_imported && <LogOut client={client} />}
      </Stack>
      <Stack direction="row" gap={4} flexWrap="wrap">
        <Contacts client={client} />
        <Fact label="City">{client.city || 'Unknown'}</Fact>
        <Fact label="Language">{client.language || 'Unknown'}</Fact>
        <Fact label="Time zone">{client.time_zone}</Fact>
        {client.is_imported ? (
          <Fact label="Account">None yet. Imported on {when(client.joined_at)}</Fact>
        ) : (
          <>
            <Fact label="Joined">{when(client.joined_at)}</Fact>
            <Fact label="Logged-in devices">{client.devices}</Fact>
          </>
        )}
        {client.last_seen_at && <Fact label="Last seen">{when(client.last_seen_at)}</Fact>}
        {client.has_guardian && <Fact label="Under 18">A parent or guardian answers for them</Fact>}
      </Stack>
      <Some
        title="Appointments"
        total={appointments.total}
        empty="No appointments."
        all={allOf('appointments', client)}
      >
        {appointments.latest.map((one) => (
          <Line key={one.u_id} at={one.starts_at}>
            <Link to={`/appointments/${one.u_id}/show`}>With {one.healer_name}</Link>,{' '}
            {wordsOf(one.state).toLowerCase()}
          </Line>
        ))}
      </Some>
      <Some title="Tickets" total={tickets.total} empty="No tickets.">
        {tickets.latest.map((one) => (
          <Line key={one.u_id} at={one.updated_at}>
            <SiteLink href={pathTo('helpDeskTicket', { supportId: one.u_id })}>
              #{one.number} {one.title}
            </SiteLink>
            , {wordsOf(one.state).toLowerCase()}
          </Line>
        ))}
      </Some>
      {orders && (
        <Some title="Orders" total={orders.total} empty="No orders." all={allOf('orders', client)}>
          {orders.latest.map((one) => (
            <Line key={one.u_id} at={one.created_at}>
              <Link to={`/orders/${one.u_id}/show`}>{one.title}</Link>, {inRupees(one.price_paise)},{' '}
              {wordsOf(one.state).toLowerCase()}
            </Line>
          ))}
        </Some>
      )}
      <Typography variant="body2" color="text.secondary" mt={4}>
        {client.is_imported
          ? 'The client is asked on the page of the import. Nobody writes to them before they say yes.'
          : 'The client sees in the privacy centre that this page was opened, and that contacts were shown.'}
      </Typography>
    </Box>
  )
}

/** A client with what staff may see of them. */
export default function Client() {
  return (
    <Show title="Client" actions={false}>
      <File />
    </Show>
  )
}
