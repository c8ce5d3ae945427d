import { Alert } from '@mui/material'

/** What the colleague says to the client now; it is shown once and stands in no message. */
export const SpokenCode = ({ code }: { code: string }) => (
  <Alert severity="success" sx={{ my: 1 }}>
    Say this code to the client: <b className="num">{code}</b>. Together with the link of the message it
    confirms the session.
  </Alert>
)
