import { Alert, Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { when } from '../fields/when.ts'
import { CloseTill, TransferCash } from './close-till.tsx'
import { FindOrder } from './find-order.tsx'
import { OpenTills } from './open-till.tsx'
import { RefundsDue } from './refunds-due.tsx'
import { SessionLines, SessionSums } from './session-lines.tsx'
import { useCounter } from './use-counter.ts'

/** Money at the front desk: a till is opened, paid into, paid out of, counted and closed. */
export default function Counter() {
  const { data, isError } = useCounter()
  return (
    <Box p={2}>
      <Title title="Payments at the desk" />
      {isError && <Alert severity="error">The tills could not be read. Please reload the page</Alert>}
      {data &&
        (data.mine ? (
          <>
            <Typography variant="h5" component="h2" gutterBottom>
              {data.mine.till.name}, open since {when(data.mine.opened_at)}
            </Typography>
            <SessionSums session={data.mine} />
            <FindOrder />
            <RefundsDue hasTill />
            <SessionLines session={data.mine} mayReverse />
            <TransferCash session={data.mine} />
            <CloseTill session={data.mine} />
          </>
        ) : (
          <>
            <OpenTills tills={data.tills} />
            <RefundsDue hasTill={false} />
          </>
        ))}
    </Box>
  )
}
