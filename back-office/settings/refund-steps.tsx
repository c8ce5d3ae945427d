import { FormHelperText, Typography } from '@mui/material'
import { ArrayInput, NumberInput, required, SimpleFormIterator } from 'react-admin'
import { useFormState } from 'react-hook-form'

const messageAt = (errors: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], errors) as
    | { message?: string }
    | undefined

/** Refund steps of a client's cancellation, from the earliest to the last. */
export function RefundSteps({ source }: { source: string }) {
  const { errors } = useFormState()
  const message = messageAt(errors, source)?.message
  return (
    <>
      <Typography color="text.secondary">
        When a client cancels, the first matching step decides the refund. After the last step there is no
        refund. Each appointment keeps the policy it was booked under.
      </Typography>
      <ArrayInput source={source} label="Refund steps">
        <SimpleFormIterator inline disableReordering disableClear>
          <NumberInput
            source="until_hours"
            label="Until (hours before)"
            validate={required()}
            helperText={false}
          />
          <NumberInput source="percent" label="Refund (%)" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      {message && <FormHelperText error>{message}</FormHelperText>}
    </>
  )
}
