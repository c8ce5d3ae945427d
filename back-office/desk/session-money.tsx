import { Box, Stack } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { OrderMoney } from '../counter/order-money.tsx'
import { inRupees } from '../fields/columns.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'

/** What a session costs, and whether it is paid; what is left is taken here. */
export const SessionMoney = ({ session }: { session: DeskSession }) => (
  <Section title="Money">
    <Stack direction="row" gap={4} flexWrap="wrap">
      <Fact label="Price">{session.price_paise ? inRupees(session.price_paise) : 'Nothing to pay'}</Fact>
      {session.pay_by ? (
        <Fact label="Not paid, due">{when(session.pay_by)}</Fact>
      ) : (
        session.order_u_id && <Fact label="State">Paid</Fact>
      )}
    </Stack>
    {session.pay_by && session.order_u_id && (
      <Box mt={2}>
        <OrderMoney orderId={session.order_u_id} />
      </Box>
    )}
  </Section>
)
